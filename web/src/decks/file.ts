/** A link that saves a deck as a file, named after it. */
export function fileOf({ name, text }: { readonly name: string; readonly text: string }): {
  href: string;
  download: string;
} {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
  return {
    href: `data:application/toml;charset=utf-8,${encodeURIComponent(text)}`,
    download: `${plain === "" ? "deck" : plain}.toml`,
  };
}

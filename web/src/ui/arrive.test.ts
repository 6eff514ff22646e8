import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

/** A page that the browser has loaded; tells whether the heading gets the focus. */
async function land(path: string) {
  vi.resetModules();
  vi.stubGlobal("location", { pathname: path, hash: "" });
  const { arrive } = await import("./arrive.ts");
  return (to: string, hash = ""): boolean => {
    vi.stubGlobal("location", { pathname: to, hash });
    const focus = vi.fn<() => void>();
    arrive({ focus } as unknown as HTMLElement);
    return focus.mock.calls.length === 1;
  };
}

test("what the browser has loaded keeps its focus; what is come to gets it", async () => {
  const comes = await land("/");
  expect([comes("/"), comes("/rules"), comes("/")]).toEqual([false, true, true]);
  expect((await land("/t/ABCDEF"))("/")).toBe(true);
});

test("something else at the same address gets it, too, and a moment is no place on a page", async () => {
  const comes = await land("/replay/m-1");
  expect([comes("/replay/m-1", "#1.3"), comes("/replay/m-1", "#1.3")]).toEqual([false, true]);
  expect(comes("/rules", "#golden-rule")).toBe(false);
});

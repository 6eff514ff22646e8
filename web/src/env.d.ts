declare module "virtual:locale/*" {
  const text: string;
  export default text;
}

declare module "virtual:rules/*" {
  const book: import("./rules/book.ts").Book;
  export default book;
}

import { expect, test } from "vitest";
import { readCode, showCode } from "./code.ts";

test.each(["NAC8SS", "nac8ss", " nac8-ss ", "NAC 8SS", "nac–8ss", "https://dnup.example/t/NAC8SS"])(
  "%s is read as a code",
  (written) => {
    expect(readCode(written)).toBe("NAC8SS");
  },
);

test.each(["", "NAC8S", "NAC8SSS", "NAC1SS", "NACOSS", "NAC8S!", "https://dnup.example/new"])(
  "%s is no code",
  (written) => {
    expect(readCode(written)).toBeNull();
  },
);

test("a code is shown in two halves, and they are read again", () => {
  expect(showCode("NAC8SS")).toBe("NAC 8SS");
  expect(readCode(showCode("NAC8SS"))).toBe("NAC8SS");
});

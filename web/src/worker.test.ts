import { expect, test } from "vitest";
import { trustedAddress } from "./worker.ts";

test("a browser without trusted types gets the plain address", () => {
  expect(trustedAddress(undefined)).toBe("/sw.js");
});

test("the policy that the server names makes the address, and never another one", () => {
  const made: string[] = [];
  const policies = {
    createPolicy: (name: string, rules: { createScriptURL(address: string): string }) => {
      made.push(name);
      expect(rules.createScriptURL("https://evil.example/x.js")).toBe("/sw.js");
      return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` };
    },
  };
  expect(trustedAddress(policies)).toBe("trusted /sw.js");
  expect(made).toEqual(["dnup-worker"]);
});

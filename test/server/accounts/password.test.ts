import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "../../../src/server/accounts/password.ts";

test("a password is stored as Argon2id with OWASP's parameters and its own salt", async () => {
  const [one, other] = [await hashPassword("shelter-demo"), await hashPassword("shelter-demo")];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

test("only the right password matches its hash", async () => {
  const hash = await hashPassword("zażółć gęślą jaźń");
  expect(await verifyPassword(hash, "zażółć gęślą jaźń")).toBe(true);
  expect(await verifyPassword(hash, "zażółć gęślą jaźni")).toBe(false);
  expect(await verifyPassword(hash, "")).toBe(false);
});

test("nothing matches a text that is not a hash", async () => {
  expect(await verifyPassword("", "")).toBe(false);
  expect(await verifyPassword("none", "none")).toBe(false);
});

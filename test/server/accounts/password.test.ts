import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "../../../src/server/accounts/password.ts";

test("a password is kept as Argon2id at OWASP's cost, with a salt of its own", async () => {
  const [one, other] = [await hashPassword("shelter-demo"), await hashPassword("shelter-demo")];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

test("only the password itself opens its hash", async () => {
  const hash = await hashPassword("zażółć gęślą jaźń");
  expect(await verifyPassword(hash, "zażółć gęślą jaźń")).toBe(true);
  expect(await verifyPassword(hash, "zażółć gęślą jaźni")).toBe(false);
  expect(await verifyPassword(hash, "")).toBe(false);
});

test("what is no hash opens to nobody", async () => {
  expect(await verifyPassword("", "")).toBe(false);
  expect(await verifyPassword("none", "none")).toBe(false);
});

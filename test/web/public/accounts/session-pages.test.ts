import { describe, expect, test } from "vitest";
import { mainOf, rendered, SIGNED_IN, textOf, VISITOR } from "../site/site.ts";

/** Name and `autocomplete` of every field of a page, in order. */
const fieldsOf = (html: string) =>
  [...mainOf(html).matchAll(/<input[^>]* name="([^"]+)"[^>]*>/g)].map(([tag, name]) => [
    name,
    /autocomplete="([^"]+)"/i.exec(tag)?.[1],
  ]);

describe("the login form", () => {
  const html = rendered("login", { target: "/help/job/7", after: null, passkeysAt: null });

  test("tells password managers which field is which", () => {
    expect(fieldsOf(html)).toEqual([
      ["email", "username"],
      ["password", "current-password"],
    ]);
  });

  test("has the text of each refusal", () => {
    for (const attribute of [
      'data-endpoint="/api/auth/login"',
      'data-say-401="Invalid credentials."',
      'data-say-429="Too many attempts. Try again shortly."',
      'data-failure="Login failed."',
      'data-expects="loginId"',
      'data-unexpected="Login failed. Please try again."',
    ]) {
      expect(html).toContain(attribute);
    }
  });

  test("never puts a password into an address, even without a script", () => {
    for (const page of [
      html,
      rendered("signUp", { target: null, today: "2026-11-24" }),
      rendered("resetPassword", { token: "x" }),
    ]) {
      expect(mainOf(page)).toMatch(/<form[^>]* method="post"/);
    }
  });
});

describe("the sign-up form", () => {
  const html = rendered("signUp", { target: null, today: "2026-11-24" });

  test("has the fields of the call, with their names", () => {
    expect(fieldsOf(html)).toEqual([
      ["name", "given-name"],
      ["surname", "family-name"],
      ["phoneNumber", "tel-national"],
      ["dateOfBirth", "bday"],
      ["street", "address-line1"],
      ["postalCode", "postal-code"],
      ["city", "address-level2"],
      ["account.email", "username"],
      ["account.password", "new-password"],
    ]);
    expect(html).toMatch(/inputMode="numeric" name="phoneNumber"/);
    expect(html).toContain('data-failure="Registration failed"');
    expect(html).toContain('data-next="/login?after=sign_up"');
  });

  test("gives every field a label and an element for its error", () => {
    const main = mainOf(html);
    for (const [name] of fieldsOf(html)) {
      expect(main).toContain(`<label for="field-${name}"`);
      expect(main).toContain(`id="error-${name}"`);
      expect(main).toMatch(new RegExp(`<input[^>]*id="field-${name}"[^>]*aria-describedby="error-${name}`));
    }
  });
});

describe("the logout page", () => {
  test("says 'Bye, Bye!' and links to the login", () => {
    const main = mainOf(rendered("logout", { isOver: true, hasClosed: false }));
    expect(textOf(main)).toContain("Bye, Bye!");
    expect(main).toContain('href="/login">Log In</a>');
  });

  test("asks before logging out, and lets people stay", () => {
    const main = mainOf(rendered("logout", { isOver: false, hasClosed: false }, SIGNED_IN));
    expect(textOf(main)).toContain("Log out?");
    expect(main).toMatch(/href="\/logout" data-logout/);
    expect(main).toContain('href="/user_page">Stay logged in</a>');
  });
});

describe("the page for a new password", () => {
  test("explains what to do if the link has no token", () => {
    const main = mainOf(rendered("resetPassword", { token: null }, VISITOR));
    expect(textOf(main)).toContain("This link is no longer valid. Please ask for a new one.");
    expect(main).toContain('href="/forgot_password"');
    expect(main).not.toContain("<form");
  });
});

test("the page of a confirmation letter has links to continue, also if its link is not valid any more", () => {
  const question = { token: "x" };
  expect(mainOf(rendered("confirmEmail", question, VISITOR))).toContain('href="/login"');
  expect(mainOf(rendered("confirmEmail", question, SIGNED_IN))).toContain('href="/user_page"');
});

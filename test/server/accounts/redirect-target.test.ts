import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { redirectTarget } from "../../../src/server/accounts/redirect-target.ts";

describe("a remembered target", () => {
  test.each([
    ["/", "/"],
    ["/user_page", "/user_page"],
    ["/help/job/7", "/help/job/7"],
    ["/user_page/adoptions/apply?animalId=3", "/user_page/adoptions/apply?animalId=3"],
    ["/animals?breed=a%26b&type=Dog#list", "/animals?breed=a%26b&type=Dog#list"],
    ["/animals/../about", "/about"],
    ["/news?next=//evil.test", "/news?next=//evil.test"],
    ["/a//b", "/a//b"],
    ["/łódź", "/%C5%82%C3%B3d%C5%BA"],
    ["/logout_of_the_box", "/logout_of_the_box"],
  ])("%s is a page of this site", (asked, target) => {
    expect(redirectTarget(asked)).toBe(target);
  });

  test.each([
    ["nothing", undefined],
    ["an empty text", ""],
    ["several at once", ["/animals", "//evil.test"]],
    ["a whole address", "https://evil.test/"],
    ["an address of this very host", "http://shelter.test/animals"],
    ["an address that names our stand-in host", "http://site.invalid/animals"],
    ["another scheme", "javascript:alert(1)"],
    ["data", "data:text/html,x"],
    ["two slashes", "//evil.test"],
    ["three slashes", "///evil.test"],
    ["a backslash for the second slash", "/\\evil.test"],
    ["a backslash first", "\\/evil.test"],
    ["a backslash further on", "/a\\..\\..\\evil.test"],
    ["a dot that leaves two slashes", "/.//evil.test"],
    ["dots that leave two slashes", "/a/..//evil.test"],
    ["encoded dots that leave two slashes", "/%2e//evil.test"],
    ["a tab between the slashes", "/\t/evil.test"],
    ["a line break between the slashes", "/\n/evil.test"],
    ["a carriage return between the slashes", "/\r/evil.test"],
    ["a line break that would write a header", "/a\r\nSet-Cookie: x=y"],
    ["a space first", " //evil.test"],
    ["a null", "/\u0000/evil.test"],
    ["an at sign before a host", "@evil.test"],
    ["a path without its slash", "animals"],
    ["a query alone", "?redirect=/animals"],
    ["what is too long to be one of ours", `/${"a".repeat(2000)}`],
    ["what cannot be decoded", "/%zz"],
    ["the login page itself", "/login"],
    ["the login page with its own target", "/login?redirect=/login"],
    ["the logout page", "/logout"],
    ["the logout page with a slash too many", "/logout/"],
    ["the logout page in other letters", "/%6cogout"],
    ["the logout page the long way round", "/animals/../logout"],
    ["the sign-up page", "/sign_up"],
    ["a page for a new password", "/reset_password?token=x"],
    ["a page that confirms an address", "/confirm_email?token=x"],
    ["the refusal", "/unauthorized"],
    ["a call", "/api/auth/me"],
  ])("is ignored when it is %s", (_what, asked) => {
    expect(redirectTarget(asked)).toBeUndefined();
  });

  test("never leads a browser to another host, whatever the target is", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "%2e",
      "%2f",
      "%5c",
      "\t",
      "\n",
      "@",
      ":",
      "?",
      "#",
      "evil.test",
      "http:",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = redirectTarget(`/${pieces.join("")}`);
        if (target === undefined) return;
        expect(new URL(target, "https://shelter.example/login").origin).toBe("https://shelter.example");
      }),
      { numRuns: 5000 },
    );
  });

  test("stays the same when it is remembered again", () => {
    const piece = fc.constantFrom("/", "a", "..", "%2F", "%25", "ł", "?", "=", "&", "#");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = redirectTarget(`/${pieces.join("")}`);
        if (target !== undefined) expect(redirectTarget(target)).toBe(target);
      }),
      { numRuns: 2000 },
    );
  });
});

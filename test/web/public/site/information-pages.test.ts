import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { PageName } from "../../../../src/web/public/page-props.ts";
import { renderUnexpectedError, UNEXPECTED_ERROR_POLICY } from "../../../../src/web/public/render.tsx";
import { PROPS } from "../samples.ts";
import { mainOf, rendered, structuredData, textOf, VISITOR } from "./site.ts";

describe("the about page", () => {
  test("names the four values and where the shelter is", () => {
    const html = rendered("about", PROPS.about);
    const headings = [...mainOf(html).matchAll(/<h3>(.*?)<\/h3>/g)].map(([, text]) => text);
    expect(headings).toEqual(["Team", "Quality Care", "Strong Partnerships", "Ongoing Education"]);
    expect(structuredData(html)[0]).toMatchObject({ "@type": "AnimalShelter", address: { addressCountry: "PL" } });
  });
});

describe("the legal pages", () => {
  test("name every cookie and the rights of a person", () => {
    const text = textOf(mainOf(rendered("privacy", { changedOn: null })));
    for (const word of ["session", "XSRF-TOKEN", "download it as a file", "Close your account", "Correct", "PayU"]) {
      expect(text).toContain(word);
    }
  });

  test("say that an application is not a promise", () => {
    expect(textOf(mainOf(rendered("terms", { changedOn: null })))).toContain("not a promise");
  });

  test("tell the day on which their texts have changed: when this fails, set BUILT_IN_CHANGED and the new sum", () => {
    const both = (["privacy", "terms"] as const).map((page) => textOf(mainOf(rendered(page, { changedOn: null }))));
    expect(createHash("sha256").update(both.join("\n")).digest("hex").slice(0, 12)).toBe("c5a179ff53d9");
  });
});

describe("the page after a payment", () => {
  test("says thanks, links back to the donate page, and does not confirm a payment", () => {
    const main = mainOf(rendered("paymentSuccess", { donation: null }));
    expect(textOf(main)).toContain("Thank you!");
    expect(main).toMatch(/<a [^>]*href="\/help\/donate">Back to Donate<\/a>/);
    expect(textOf(main)).not.toMatch(/received|successful|your payment|arrived/i);
  });

  test.each([
    ["COMPLETED", "Thank you!", "Your donation of 12.50 PLN has arrived."],
    ["PENDING", "Thank you!", "Your donation of 12.50 PLN is still pending"],
    ["CANCELED", "Donation cancelled", "Nothing was charged."],
    ["FAILED", "Donation not completed", "was not completed, as far as we know"],
    ["Refunded", "Your donation was given back", "We have given back your donation of 12.50 PLN."],
  ] as const)("shows the status of a donation that is %s", (status, title, text) => {
    const donation = { extOrderId: "an-id", amountGrosze: 1250, refundedGrosze: 0, status, isTest: false, purpose: "" };
    const read = textOf(mainOf(rendered("paymentSuccess", { donation })));
    expect(read).toContain(title);
    expect(read).toContain(text);
    expect(read).not.toContain("test");
    const test = { ...donation, isTest: true };
    expect(textOf(mainOf(rendered("paymentSuccess", { donation: test })))).toContain("This was a test");
  });
});

describe("the Not Found page", () => {
  test("has its title and a link to continue", () => {
    const html = rendered("notFound", {});
    expect(html).toContain("<title>Not Found – Animal Shelter</title>");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(mainOf(html)).toContain('href="/animals"');
  });

  test("shows the message of the requested page", () => {
    expect(mainOf(rendered("notFound", { message: "Animal not found." }))).toContain(
      '<p class="outcome-message">Animal not found.</p>',
    );
  });
});

describe("the error page", () => {
  test("shows status and message", () => {
    const text = textOf(mainOf(rendered("error", { status: 503, message: "Service Unavailable" })));
    expect(text).toContain("503");
    expect(text).toContain("Service Unavailable");
    expect(text).toContain("our fault");
  });

  test("does not apologize for a refused request", () => {
    expect(textOf(mainOf(rendered("error", { status: 403, message: "Forbidden" })))).not.toContain("our fault");
  });

  test("reloads the same address with its query, without JavaScript", () => {
    const site = { ...VISITOR, path: "/animals?sex=Male&q=a%22b" };
    const main = mainOf(rendered("error", { status: 500, message: "Internal Server Error" }, site));
    expect(main).toMatch(/<form action="\/animals">.*<button[^>]*type="submit">Reload<\/button><\/form>/s);
    expect(main).toContain('<input type="hidden" name="sex" value="Male"/>');
    expect(main).toContain('<input type="hidden" name="q" value="a&quot;b"/>');
  });
});

describe("the last fallback", () => {
  test("is a complete page with a reload button that needs no other file", () => {
    const html = renderUnexpectedError();
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toContain("<h1>Unexpected Application Error</h1>");
    expect(html).toContain('<button type="submit">Reload</button>');
    expect(html).not.toMatch(/<link|<script|src=|url\(/);
    expect(UNEXPECTED_ERROR_POLICY).toContain("default-src 'none'");
  });
});

describe("every information page", () => {
  const pages: PageName[] = ["adoption", "donate", "volunteer", "about", "privacy", "terms"];

  test.each(pages)("%s has one main heading, a title, and a description that fits a search result", (name) => {
    const html = rendered(name, PROPS[name] as never);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]+ – Animal Shelter<\/title>/);
    const [, description = ""] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(170);
  });

  test.each(pages)("%s obeys the CSP: no style attributes and no inline scripts", (name) => {
    expect(mainOf(rendered(name, PROPS[name] as never))).not.toMatch(/ style=|<script|<style| on\w+=/);
  });
});

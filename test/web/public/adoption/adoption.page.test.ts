import { describe, expect, test } from "vitest";
import { mainOf, rendered, SIGNED_IN, structuredData, textOf } from "../site/site.ts";

describe("the adoption page", () => {
  test("names the four types of adoption and the shelter's rules", () => {
    const text = textOf(mainOf(rendered("adoption", {})));
    for (const type of ["In Shelter", "Off-Site", "Foster to Adopt", "Virtual Meet & Greet"])
      expect(text).toContain(type);
    expect(text).toContain("for two weeks");
    expect(text).toContain("Dogs aged 4+ months need at least two pre-adoption walks");
    expect(text).toContain("Dog adoptions may be finalized within three days");
    expect(text).toContain("Foster to adopt lasts two weeks");
  });

  test("explains six steps, to people and to search engines", () => {
    const html = rendered("adoption", {});
    expect(
      mainOf(html)
        .match(/<ol class="step-list">.*?<\/ol>/s)?.[0]
        .match(/<li>/g),
    ).toHaveLength(6);
    expect(structuredData(html).find((data) => data["@type"] === "HowTo")?.step).toHaveLength(6);
  });

  test("links a visitor to the application through the login", () => {
    const main = mainOf(rendered("adoption", {}));
    expect(main).toContain('href="/login?redirect=%2Fuser_page%2Fadoptions%2Fapply">Log in to Apply</a>');
    expect(main).not.toContain("Apply to Adopt");
  });

  test("links a signed-in person directly to the application", () => {
    const main = mainOf(rendered("adoption", {}, SIGNED_IN));
    expect(main).toContain('href="/user_page/adoptions/apply">Apply to Adopt</a>');
    expect(main).not.toContain("Log in to Apply");
  });
});

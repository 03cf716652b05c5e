import { describe, expect, it } from "vitest";
import { BUILT_IN_SHELTER } from "../../../../src/contract/platform/shelter.ts";
import { appDocument, readAppAssets } from "../../../../src/web/app/platform/app-document.ts";

const ASSETS = { script: "/assets/app.js", styles: ["/assets/app.css"], modules: ["/assets/shared.js"] };
const ANNA = {
  loginId: 7,
  accountId: 7,
  id: 3,
  isAdmin: false,
  isEmployee: false,
  name: "Anna",
  surname: "Nowak",
  emailConfirmed: true,
  language: "en" as const,
};
const sessionOf = (html: string) =>
  /<script type="application\/json" id="session">(.*?)<\/script>/s.exec(html)?.[1] ?? "";

describe("the application's document", () => {
  it("says whose shelter it is", () => {
    const html = appDocument(null, ASSETS);
    const [, sent = ""] = /<script type="application\/json" id="shelter">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(sent)).toEqual(BUILT_IN_SHELTER);
  });

  it("contains who is signed in", () => {
    expect(JSON.parse(sessionOf(appDocument(ANNA, ASSETS)))).toEqual(ANNA);
    expect(sessionOf(appDocument(null, ASSETS))).toBe("null");
  });
  it("escapes names", () => {
    const name = '</script><script>alert("1")</script><!--';
    const html = appDocument({ ...ANNA, name }, ASSETS);
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(JSON.parse(sessionOf(html)).name).toBe(name);
  });
  it("loads the script, its static imports, and all their styles", () => {
    const assets = readAppAssets({
      "src/web/app/main.tsx": { file: "assets/app.js", css: ["assets/app.css"], imports: ["_shared.js"] },
      "_shared.js": { file: "assets/shared.js", css: ["assets/shared.css"], imports: ["_deep.js"] },
      "_deep.js": { file: "assets/deep.js", imports: ["_shared.js"] },
      "src/web/app/app/texts/pl/start.ts": { file: "assets/pl.js" },
    });
    expect(assets).toEqual({
      script: "/assets/app.js",
      styles: ["/assets/shared.css", "/assets/app.css"],
      modules: ["/assets/shared.js", "/assets/deep.js"],
      texts: { pl: "/assets/pl.js" },
    });
  });
  it("throws if the build is incomplete", () => {
    expect(() => readAppAssets({})).toThrow("Build the pages again.");
  });
});

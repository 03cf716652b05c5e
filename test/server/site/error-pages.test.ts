import { afterEach, describe, expect, test } from "vitest";
import type { PageRenderer } from "../../../src/server/site/renderer.ts";
import { startApp, type TestApp } from "../support/app.ts";

let shelter: TestApp;
afterEach(() => shelter.close());

/** The application with some pages that throw. */
async function startWithFaulty(faulty: readonly string[]) {
  shelter = await startApp();
  const { render } = shelter.deps.pages;
  const broken: PageRenderer["render"] = (name, props, place) => {
    if (faulty.includes(name)) throw new Error("select secret");
    return render(name, props, place);
  };
  shelter.deps.pages.render = broken;
  return shelter.app;
}

describe("a page that throws", () => {
  test("becomes the error page with status, message and a reload button, and does not reveal the cause", async () => {
    const app = await startWithFaulty(["about"]);
    const response = await app.inject("/about");
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain("500");
    expect(response.body).toContain("Internal Server Error");
    expect(response.body).toMatch(/<button[^>]*>Reload<\/button>/);
    expect(response.body).not.toContain("secret");
    expect(response.headers["cache-control"]).toContain("no-cache");
  });

  test("becomes 'Unexpected Application Error' when the error page throws as well", async () => {
    const app = await startWithFaulty(["about", "error"]);
    const response = await app.inject("/about");
    expect(response.statusCode).toBe(500);
    expect(response.headers["content-type"]).toContain("text/html");
    expect(response.body).toContain("Unexpected Application Error");
    expect(response.body).toContain("Reload");
    expect(response.body).not.toContain("secret");
    expect(response.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("is not cached: the page is back once it can be rendered", async () => {
    const app = await startWithFaulty(["about"]);
    const { render } = shelter.deps.pages;
    expect((await app.inject("/about")).statusCode).toBe(500);
    shelter.deps.pages.render = (name, props, place) =>
      name === "about" ? "<!doctype html>About again" : render(name, props, place);
    expect((await app.inject("/about")).body).toContain("About again");
  });
});

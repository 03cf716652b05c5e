import { describe, expect, test } from "vitest";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal, buildJob } from "../support/builders.ts";
import type { Client } from "../support/client.ts";
import { anAdmin, anEmployee, aUser, aVisitor } from "../support/people.ts";

const shelter = await startAppForFile();

/** The headers of a browser when a person types the address or follows a link of ours. */
const TYPED = { "sec-fetch-site": "none", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
const FOLLOWED = { ...TYPED, "sec-fetch-site": "same-origin" };

/** Opens a page as a browser does, with what it says about why. */
const open = (client: Client, url: string, headers: Record<string, string> = FOLLOWED) =>
  shelter.app.inject({ url, headers, cookies: client.cookies });
const isSignedIn = async (client: Client) =>
  (await shelter.app.inject({ url: "/api/auth/me", cookies: client.cookies })).statusCode === 200;

describe("the standalone pages", () => {
  test.each([
    ["/login", 200, "Log In"],
    ["/sign_up", 200, "Sign Up"],
    ["/logout", 200, "Bye, Bye!"],
    ["/unauthorized", 403, "Unauthorized"],
    ["/forgot_password", 200, "Forgot your password?"],
    ["/reset_password?token=abc", 200, "Choose a new password"],
    ["/reset_password", 400, "This link is no longer valid."],
    ["/confirm_email?token=abc", 200, "Confirm your email address"],
    ["/confirm_email", 400, "This link is no longer valid."],
    ["/confirm_email/done", 200, "Your email address is confirmed."],
  ])("%s answers %i, for everybody and under the strict policy", async (url, status, text) => {
    const response = await open(aVisitor(shelter), url);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["content-security-policy"]).not.toContain("unsafe");
    expect(response.body).toContain(text);
    expect(response.body).toContain('<meta name="robots" content="noindex"');
  });

  test.each(["/reset_password", "/confirm_email"])(
    "%s keeps a letter's token out of every cache and tells nobody where the person came from",
    async (path) => {
      for (let n = 0; n < 2; n++) {
        const { headers, body } = await open(aVisitor(shelter), `${path}?token=secret`);
        expect(headers["cache-control"]).toBe("no-store");
        expect(headers["referrer-policy"]).toBe("no-referrer");
        expect(body).toContain('name="token" value="secret"');
      }
    },
  );

  test("say at the date of birth how it is typed", async () => {
    for (const [path, hint] of [
      ["/sign_up", "in the order that the field shows"],
      ["/pl/sign_up", "w kolejności, którą pokazuje pole"],
    ] as const) {
      const page = (await open(aVisitor(shelter), path)).body;
      const [input] = /<input id="field-dateOfBirth"[^>]*>/.exec(page) ?? [];
      expect(input).toContain("help-dateOfBirth");
      expect(/id="help-dateOfBirth">([^<]*)/.exec(page)?.[1]?.replaceAll("\u00a0", " ")).toContain(hint);
    }
  });

  test("show a token as text, whatever is in it", async () => {
    const { body } = await open(aVisitor(shelter), `/reset_password?token=${encodeURIComponent('"><script>x')}`);
    expect(body).not.toContain("<script>x");
  });
});

describe("the login page", () => {
  const formOf = async (url: string) => (await open(aVisitor(shelter), url)).body;

  test("remembers a target of this site, for itself and for those who sign up first", async () => {
    const body = await formOf("/login?redirect=/help/job/7");
    expect(body).toContain('data-next="/login?redirect=%2Fhelp%2Fjob%2F7"');
    expect(body).toContain('href="/sign_up?redirect=%2Fhelp%2Fjob%2F7"');
    const signUp = await formOf("/sign_up?redirect=/help/job/7");
    expect(signUp).toContain('data-next="/login?after=sign_up&amp;redirect=%2Fhelp%2Fjob%2F7"');
  });

  test.each(["//evil.test", "/\\evil.test", "https://evil.test", "/.//evil.test", "/logout"])(
    "forgets %s",
    async (target) => {
      for (const path of ["/login", "/sign_up"]) {
        const body = await formOf(`${path}?redirect=${encodeURIComponent(target)}`);
        expect(body).not.toContain("redirect");
        expect(body).not.toContain("evil");
      }
    },
  );

  test("says how signing up or the new password went, or that the session has ended, and nothing that an address makes up", async () => {
    expect(await formOf("/login?after=sign_up")).toContain("Account created. Please log in.");
    expect(await formOf("/login?after=reset_password")).toContain("Your password has been changed. Please log in.");
    expect(await formOf("/login?after=session&redirect=/admin/news/add")).toContain(
      "Your session has ended. Please log in again",
    );
    const madeUp = await formOf("/login?after=Your+account+is+blocked");
    expect(madeUp).not.toContain("blocked");
    expect(madeUp).not.toContain("is-good");
  });

  test("sends whoever is signed in to where they belong", async () => {
    for (const [person, home] of [
      [await aUser(shelter), "/user_page"],
      [await anEmployee(shelter), "/admin"],
      [await anAdmin(shelter), "/admin"],
    ] as const) {
      for (const path of ["/login", "/sign_up", "/login?redirect=//evil.test"]) {
        const response = await open(person.client, path);
        expect(response.statusCode, path).toBe(302);
        expect(response.headers.location, path).toBe(home);
        expect(response.headers["cache-control"]).toBe("no-store");
      }
    }
  });

  test("sends whoever is signed in to the remembered target", async () => {
    const { client } = await aUser(shelter);
    const animal = await buildAnimal(shelter.db);
    const target = `/user_page/adoptions/apply?animalId=${animal}`;
    const response = await open(client, `/login?redirect=${encodeURIComponent(target)}`);
    expect(response.headers.location).toBe(target);
    expect((await open(client, "/login?redirect=/animals&redirect=//evil.test")).headers.location).toBe("/user_page");
  });

  test("leads from a job through the login back to the job with its form", async () => {
    const { client } = await aUser(shelter);
    const job = await buildJob(shelter.db);
    const toLogin = String((await open(aVisitor(shelter), `/help/job/${job}`)).headers.location);
    expect(toLogin).toBe(`/login?redirect=${encodeURIComponent(`/help/job/${job}`)}`);
    const back = String((await open(client, toLogin)).headers.location);
    expect(back).toBe(`/help/job/${job}`);
    expect((await open(client, back)).body).toContain("Submit Your Resume");
  });
});

describe("the logout page", () => {
  test("ends the session of a person who opens it, by typing or by a link of ours", async () => {
    for (const headers of [TYPED, FOLLOWED]) {
      const { client } = await aUser(shelter);
      const response = await open(client, "/logout", headers);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain("Bye, Bye!");
      expect(response.body).toContain('href="/login">Log In</a>');
      expect(response.body).toContain("Sign In");
      expect(response.cookies.find(({ name }) => name === "session")).toMatchObject({ value: "" });
      expect(response.cookies.some(({ name }) => name === "XSRF-TOKEN")).toBe(true);
      expect(await isSignedIn(client)).toBe(false);
    }
  });

  test.each([
    [
      "a picture of another site",
      { ...FOLLOWED, "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
    ],
    [
      "a picture of a neighbouring site",
      { ...FOLLOWED, "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
    ],
    ["a picture of our own", { ...FOLLOWED, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }],
    ["a frame", { ...FOLLOWED, "sec-fetch-dest": "iframe" }],
    ["a script's call", { ...FOLLOWED, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }],
    ["a link of another site", { ...FOLLOWED, "sec-fetch-site": "cross-site" }],
    ["a link of a neighbouring site", { ...FOLLOWED, "sec-fetch-site": "same-site" }],
    ["a browser that fetches ahead", { ...FOLLOWED, "sec-purpose": "prefetch;prerender" }],
    ["a browser that does not say", {}],
  ])("asks first when it is opened by %s", async (_by, headers: Record<string, string>) => {
    const { client } = await aUser(shelter);
    const response = await open(client, "/logout", headers);
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.body).toContain("Log out?");
    expect(response.body).not.toContain("Bye, Bye!");
    expect(response.cookies.some(({ name }) => name === "session")).toBe(false);
    expect(await isSignedIn(client)).toBe(true);
  });

  test("asks with a button that ends the session by the call", async () => {
    const { client } = await aUser(shelter);
    expect((await open(client, "/logout", {})).body).toMatch(
      /<a class="button" href="\/logout" data-logout="true">Log Out/,
    );
    expect((await client.post("/api/auth/logout")).statusCode).toBe(204);
    expect((await open(client, "/logout", {})).body).toContain("Bye, Bye!");
  });

  test("takes no session from a visitor who has none", async () => {
    const response = await open(aVisitor(shelter), "/logout", { ...FOLLOWED, "sec-fetch-site": "cross-site" });
    expect(response.body).toContain("Bye, Bye!");
    expect(response.cookies.some(({ name }) => name === "session")).toBe(false);
  });
});

describe("the unauthorized page", () => {
  test("answers 403 with a way on for each", async () => {
    const wayOn = async (client: Client) => {
      const response = await open(client, "/unauthorized");
      expect(response.statusCode).toBe(403);
      return response.body.split("<main")[1];
    };
    expect(await wayOn(aVisitor(shelter))).toContain('href="/login"');
    expect(await wayOn((await aUser(shelter)).client)).toContain('href="/user_page"');
    expect(await wayOn((await anEmployee(shelter)).client)).toContain('href="/admin"');
  });
});

describe("pages of people who are signed in", () => {
  test("show the name, the panel and the way out of the real session", async () => {
    const { client } = await aUser(shelter, { name: "Zofia", surname: "Lis <b>" });
    const { body } = await open(client, "/about");
    expect(body).toContain("Zofia Lis &lt;b&gt;");
    expect(body).toContain('href="/user_page" aria-label="My panel"');
    expect(body).toContain('href="/logout" aria-label="Log out"');
    expect(body).not.toContain("Sign In");
    expect((await open((await anAdmin(shelter)).client, "/about")).body).toContain('href="/admin"');
  });

  test("are never shown to another person or a visitor, in any order", async () => {
    const anna = (await aUser(shelter, { name: "Anna", surname: "Abacka" })).client;
    const bert = (await aUser(shelter, { name: "Bert", surname: "Babacki" })).client;
    const nobody = aVisitor(shelter);
    for (const path of ["/", "/animals", "/about", "/unauthorized", "/forgot_password", "/nothing-here"]) {
      for (const [client, name] of [
        [anna, "Anna Abacka"],
        [nobody, undefined],
        [bert, "Bert Babacki"],
        [nobody, undefined],
        [anna, "Anna Abacka"],
      ] as const) {
        const { body, headers } = await open(client, path);
        const names = ["Anna Abacka", "Bert Babacki"].filter((other) => body.includes(other));
        expect(names, path).toEqual(name ? [name] : []);
        expect(headers.vary).toContain("Cookie");
        expect(headers["cache-control"]).toMatch(/private|no-store/);
      }
    }
  });

  test("are sent anew to a browser that only has the visitor's, and the other way round", async () => {
    const { client } = await aUser(shelter);
    const visitors = await open(aVisitor(shelter), "/about");
    const own = await open(client, "/about");
    expect(own.headers.etag).not.toBe(visitors.headers.etag);
    const ask = (who: Client, etag: unknown) => open(who, "/about", { ...FOLLOWED, "if-none-match": String(etag) });
    expect((await ask(client, visitors.headers.etag)).statusCode).toBe(200);
    expect((await ask(aVisitor(shelter), own.headers.etag)).statusCode).toBe(200);
    expect((await ask(client, own.headers.etag)).statusCode).toBe(304);
  });
});

describe("a form that is submitted before its script has loaded", () => {
  const post = (url: string) =>
    shelter.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "email=jan%40person.test&password=secret-word",
    });

  test.each(["/login", "/sign_up", "/?a=b", "/news", "/help/donate"])("shows %s again", async (url) => {
    const answer = await post(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, url]);
  });

  test.each(["//elsewhere.test/login", "/api/auth/login"])("%s leads nowhere", async (url) => {
    const answer = await post(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers.location).toBeUndefined();
  });
});

import { expect, test } from "vitest";
import { EarlyAnswers } from "../../../../src/server/platform/http/early-answers.ts";
import { dropMalformedAddresses } from "../../../../src/server/platform/http/proxies.ts";
import { createServer } from "../../../../src/server/platform/http/server.ts";
import type { TrustedProxies } from "../../../../src/server/platform/settings/settings.proxies.ts";
import { SETTINGS, startApp } from "../../support/app.ts";
import { aVisitor } from "../../support/people.ts";

const settings = (trustProxy: TrustedProxies) => ({ ...SETTINGS, trustProxy });
const SOCKET = "192.0.2.1";

/** The client address that a server with these trusted proxies finds. */
async function seen(trustProxy: TrustedProxies, headers: Record<string, string>) {
  const app = createServer({ settings: settings(trustProxy) }, false, new EarlyAnswers());
  dropMalformedAddresses(app);
  app.get("/probe", async ({ ip, protocol }) => ({ ip, protocol }));
  const answer = await app.inject({ url: "/probe", remoteAddress: SOCKET, headers });
  return answer.json();
}

test.each<[TrustedProxies, string | undefined, string]>([
  // No proxy is trusted.
  [false, "203.0.113.9", SOCKET],
  // One proxy: it appended the last address; the others come from the client.
  [1, undefined, SOCKET],
  [1, "203.0.113.9", "203.0.113.9"],
  [1, "6.6.6.6, 203.0.113.9", "203.0.113.9"],
  [1, "::ffff:6.6.6.6,2001:db8::1", "2001:db8::1"],
  [2, "6.6.6.6, 203.0.113.9, 10.0.0.7", "203.0.113.9"],
  // By address: only the entries of trusted proxies count.
  [["192.0.2.0/24"], "6.6.6.6, 203.0.113.9", "203.0.113.9"],
  [["192.0.2.1", "10.0.0.0/8"], "6.6.6.6, 203.0.113.9, 10.0.0.7", "203.0.113.9"],
  [["10.0.0.0/8"], "203.0.113.9", SOCKET],
  // Malformed entries are ignored.
  [1, "unknown", SOCKET],
  [1, "203.0.113.9, <b>", SOCKET],
  [1, "203.0.113.9,", SOCKET],
  [2, "unknown, 10.0.0.7", "10.0.0.7"],
  [2, "203.0.113.9, unknown, 10.0.0.7", "10.0.0.7"],
])("with the proxies %j, a request forwarded for %s comes from %s", async (trusted, forwarded, expected) => {
  expect((await seen(trusted, { ...(forwarded && { "x-forwarded-for": forwarded }) })).ip).toBe(expected);
});

test("only a trusted proxy may set the scheme", async () => {
  const headers = { "x-forwarded-proto": "https" };
  expect((await seen(1, headers)).protocol).toBe("https");
  expect((await seen(["10.0.0.0/8"], headers)).protocol).toBe("http");
  expect((await seen(false, headers)).protocol).toBe("http");
});

test("behind a proxy, a client cannot avoid its limit with invented addresses", async () => {
  const shelter = await startApp({ settings: settings(1) });
  const visitor = aVisitor(shelter);
  await visitor.get("/about");
  const statuses: number[] = [];
  for (let n = 1; n <= 21; n += 1) {
    const answer = await shelter.app.inject({
      method: "POST",
      url: "/api/auth/login",
      cookies: visitor.cookies,
      headers: { "x-xsrf-token": visitor.cookies["XSRF-TOKEN"] ?? "", "x-forwarded-for": `10.0.0.${n}, 203.0.113.9` },
      payload: { email: `nobody-${n}@shelter.test`, password: "not it at all" },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array(20).fill(401), 429]);
  await shelter.close();
});

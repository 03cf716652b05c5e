import { expect, test } from "vitest";
import { SETTINGS, startAppForFile } from "../../support/app.ts";
import { Client } from "../../support/client.ts";

const shelter = await startAppForFile({ settings: { ...SETTINGS, trustProxy: ["127.0.0.1"] } });

const write = async (from: string) =>
  (
    await new Client(shelter).post(
      "/api/contact/send",
      { name: "Jan", email: "jan@person.test", message: "Hello, is Burek still there?" },
      { "x-forwarded-for": from },
    )
  ).statusCode;

test("limits count an IPv6 network as one address, however it is spelled, and another network apart", async () => {
  const statuses: number[] = [];
  const hosts = [
    "2001:4860:1:2::1",
    "2001:4860:1:2::2",
    "2001:4860:0001:2:a:b:c:d",
    "2001:4860:1:2:ffff::",
    "2001:4860:1:2::9",
  ];
  for (const host of [...hosts, "2001:4860:1:2::10"]) statuses.push(await write(host));
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect(await write("2001:4860:1:3::1")).toBe(201);
  expect(await write("2001:4860::1")).toBe(201);
});

test("an IPv4 address is the same within IPv6", async () => {
  for (let n = 0; n < 5; n++) expect(await write(n % 2 ? "93.184.216.34" : "::ffff:93.184.216.34")).toBe(201);
  expect(await write("93.184.216.34")).toBe(429);
  expect(await write("93.184.216.35")).toBe(201);
});

import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";

const shelter = await startAppForFile();
await shelter.app.listen({ port: 0, host: "127.0.0.1" });

/** Sends these bytes as they are. @returns everything that comes until the connection is closed */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect((shelter.app.server.address() as AddressInfo).port, "127.0.0.1");
  let text = "";
  socket.on("data", (part) => {
    text += part;
  });
  socket.write(bytes);
  await once(socket, "close");
  return text;
}

const POST = "POST /api/contact/send HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";

test("a message whose end can be read in two ways is refused, and nothing after it is taken for a second one", async () => {
  const hidden = "GET /animals HTTP/1.1\r\nhost: a\r\n\r\n";
  for (const head of [
    `content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    `content-length: 5\r\ncontent-length: 6\r\n\r\n{}   ${hidden}`,
    `transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
    `transfer-encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
  ]) {
    const answer = await sendRaw(POST + head);
    expect(answer.match(/HTTP\/1\.1 \d+/g), head).toEqual(["HTTP/1.1 400"]);
  }
});

test("TRACE repeats nothing of what was sent", async () => {
  const answer = await sendRaw("TRACE / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncookie: session=secret\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
  expect(answer).not.toContain("secret");
});

test("every answer that is text says so with its letters' encoding", async () => {
  const paths = [
    "/",
    "/animals",
    "/nothing",
    "/api/animals",
    "/api/nothing",
    "/robots.txt",
    "/sitemap.xml",
    "/embed.js",
  ];
  const feeds = ["/feeds/news.rss", "/feeds/animals.rss", "/feeds/animals.json", "/api/documentation/openapi.json"];
  for (const path of [...paths, ...feeds]) {
    const { headers } = await shelter.app.inject(path);
    const type = String(headers["content-type"]);
    const isText = /^text\/|[+/](xml|json|javascript)/.test(type);
    expect([path, isText]).toEqual([path, true]);
    expect(type, path).toMatch(/; charset=utf-8$/i);
  }
});

import { type AddressInfo, connect, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { until } from "../../support/until.ts";

let latest: Socket;
const shelter = await startAppForFile();
shelter.app.server.on("connection", (socket) => {
  latest = socket;
});
await shelter.app.listen({ port: 0, host: "127.0.0.1" });

/** Sends these bytes and reads until the server ends the connection. */
function raw(bytes: string): Promise<{ head: string; body: Record<string, unknown> }> {
  const { port } = shelter.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setEncoding("utf8");
    socket.on("data", (part: string) => {
      text += part;
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", body = "{}"] = text.split("\r\n\r\n");
      resolve({ head: head.toLowerCase(), body: JSON.parse(body) });
    });
  });
}

const long = (length: number) => "a".repeat(length);

describe("an id of any length", () => {
  test.each([101, 15_000, 20_000])("of %i letters is malformed like any other", async (length) => {
    for (const place of ["animals", "news", "jobs", "photos"]) {
      const response = await shelter.app.inject(`/api/${place}/${long(length)}`);
      expect(response.statusCode, place).toBe(404);
      expect(response.json(), place).toEqual({
        status: 404,
        title: "Not Found",
        message: "Not Found",
        requestId: response.headers["x-request-id"],
      });
      expect(response.headers["content-security-policy"], place).toContain("default-src 'self'");
      expect(response.headers["x-content-type-options"], place).toBe("nosniff");
    }
  });

  test("is answered with the Not Found page where people read", async () => {
    for (const place of ["animal", "news"]) {
      const response = await shelter.app.inject(`/${place}/${long(101)}`);
      expect(response.statusCode).toBe(404);
      expect(response.headers["content-type"]).toContain("text/html");
    }
  });
});

describe("what Node itself cannot read", () => {
  test.each([
    ["no HTTP at all", "hello\r\n\r\n", 400, "Bad Request"],
    ["a header without a name", "GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n", 400, "Bad Request"],
    [
      "headers that are too long",
      `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${long(20_000)}\r\n\r\n`,
      431,
      "Request Header Fields Too Large",
    ],
    ["an address that is too long", `GET /${long(20_000)} HTTP/1.1\r\n\r\n`, 431, "Request Header Fields Too Large"],
  ])("as %s, is answered in the one shape of errors, and the connection ends", async (_what, bytes, status, title) => {
    const { head, body } = await raw(bytes);
    expect(head).toMatch(new RegExp(`^http/1.1 ${status} ${title.toLowerCase()}\r\n`));
    expect(head).toContain("\r\nconnection: close");
    expect(head).toContain("\r\ncontent-security-policy: default-src 'self'");
    expect(head).toContain("\r\ncontent-type: application/json; charset=utf-8");
    expect(body).toEqual({ status, title, message: title, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(head).toContain(`\r\nx-request-id: ${body.requestId}`);
  });

  test("such as a request that is never completed, is answered 408 in the same shape", async () => {
    const before = latest;
    const waiting = raw("GET / HTTP/1.1\r\nHost: a\r\n");
    await until(() => latest !== before && latest.bytesRead > 0);
    // Node says so after two minutes.
    const late = Object.assign(new Error("late"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    shelter.app.server.emit("clientError", late, latest);
    const { head, body } = await waiting;
    expect(head).toMatch(/^http\/1.1 408 request timeout\r\n/);
    expect(body).toMatchObject({ status: 408, title: "Request Timeout", message: "Request Timeout" });
  });
});

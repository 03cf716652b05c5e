/** Bare `node:http`: a small text at `/`, and at `/page` the bytes of a page of the product. Argument: that page's address. */
import { serveBare } from "./bare-server.ts";

const [address = ""] = process.argv.slice(2);
const page = Buffer.from(await (await fetch(address)).arrayBuffer());
const hello = Buffer.from("Hello, world");

serveBare((request, response) => {
  const body = request.url === "/page" ? page : hello;
  const type = request.url === "/page" ? "text/html; charset=utf-8" : "text/plain; charset=utf-8";
  response.writeHead(200, { "content-type": type, "content-length": body.length });
  response.end(body);
});

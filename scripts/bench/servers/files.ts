/** Bare `node:http` that streams one file from the disk. Argument: its path. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { serveBare } from "./bare-server.ts";

const [file = ""] = process.argv.slice(2);
const { size } = await stat(file);

serveBare((_request, response) => {
  response.writeHead(200, { "content-type": "image/avif", "content-length": size });
  createReadStream(file).pipe(response);
});

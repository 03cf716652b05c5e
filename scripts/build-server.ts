/** The second part of `npm run build`: creates `dist-server`, the server that `npm start` runs. */
import { SERVER } from "./bootstrap/builds.mjs";
import { buildServer } from "./build/server.ts";

await SERVER.build(() => buildServer("dist-server"));

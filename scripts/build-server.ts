/** The second part of `npm run build`: creates `dist-server`, the server that `npm start` runs. */
import { buildServer } from "./build/server.ts";

await buildServer("dist-server");

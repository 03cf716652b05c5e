import http from "node:http";
import type { Plugin } from "rolldown";

/** What is really in `node:http`. The rest are getters, which load what they give. */
const NAMES = Object.entries(Object.getOwnPropertyDescriptors(http))
  .filter(([, { value }]) => value !== undefined)
  .map(([name]) => name);

const CODE = `const http = process.getBuiltinModule("node:http");
export default http;
export const { ${NAMES.join(", ")} } = http;`;

/**
 * Takes `node:http` without its getters. An import of the module calls them all, and one of them, for WebSocket, loads all of
 * Node's `fetch`: 10 MB that a server would keep.
 */
export const plainHttp: Plugin = {
  name: "plain-http",
  resolveId: { filter: { id: /^node:http$/ }, handler: () => ({ id: "\0node:http", moduleSideEffects: false }) },
  load: { filter: { id: /^\0node:http$/ }, handler: () => CODE },
};

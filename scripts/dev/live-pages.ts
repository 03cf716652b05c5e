import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import react from "@vitejs/plugin-react";
import type { FastifyInstance } from "fastify";
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { PageSource } from "../../src/server/app/start/server-parts.ts";
import { rendererOf } from "../../src/server/site/renderer.ts";
import type * as Rendering from "../../src/web/public/render.tsx";

const RENDER = "/src/web/public/render.tsx";
/** React's hot reloading needs this code before any component runs. It is a module, because the CSP forbids inline scripts. */
const PREAMBLE = "/@refresh-preamble.js";
const ASSETS = {
  pages: { styles: ["/src/web/public/styles/public.css"], script: "/src/web/public/enhance/main.ts", fonts: [] },
  app: { styles: [], modules: [], preamble: PREAMBLE, script: "/src/web/app/main.tsx" },
};
const CLIENT = '<script type="module" src="/@vite/client"></script></head>';

/** @returns public pages that are rendered from their sources; Vite serves their scripts and styles */
export async function livePages(): Promise<Required<PageSource>> {
  // Vite needs an HTTP server for its websocket. This one never listens: the product's server forwards upgrades to it.
  const upgradeServer = createHttpServer();
  let rendering: typeof Rendering;
  let discardCachedPages = () => {};
  let revision = 0;
  const vite = await createServer({
    configLoader: "native", // the default loader writes a file, which would count as a change
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server: upgradeServer }, watch: { ignored: ["**/data/**", "**/dist/**"] } },
    plugins: [
      refreshPreamble(),
      reloadPages(async (server) => {
        rendering = await importRendering(server);
        revision += 1;
        discardCachedPages();
      }),
    ],
  });
  rendering = await importRendering(vite);
  return {
    async loadPages(shelter) {
      const currentRenderer = () => rendererOf(rendering, ASSETS, shelter);
      return {
        ...currentRenderer(),
        get revision() {
          return revision;
        },
        render: (name, props, context) => currentRenderer().render(name, props, context).replace("</head>", CLIENT),
      };
    },
    attach(app, contentChanges) {
      discardCachedPages = () => contentChanges.bump();
      routeThroughVite(app, upgradeServer, vite);
    },
  };
}

/** Requests to the product's server go to Vite first. */
function routeThroughVite(app: FastifyInstance, upgradeServer: Server, vite: ViteDevServer): void {
  let isOpen = true;
  const listeners = app.server.listeners("request") as RequestListener[];
  const handleByProduct: RequestListener = (request, response) => {
    for (const listener of listeners) listener(request, response);
  };
  app.server.removeAllListeners("request");
  app.server.on("request", (request, response) => {
    if (isOpen) vite.middlewares(request, response, () => handleByProduct(request, response));
    else handleByProduct(request, response);
  });
  app.server.on("upgrade", (...upgrade) => upgradeServer.emit("upgrade", ...upgrade));
  // The open websockets of browsers would keep the server from closing.
  app.addHook("preClose", () => {
    isOpen = false;
    return vite.close();
  });
}

/** Clears the module cache first, because imported modules do not change. */
async function importRendering({ environments: { ssr } }: ViteDevServer): Promise<typeof Rendering> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite has no environment that renders pages.");
  ssr.runner.clearCache();
  return ssr.runner.import(RENDER);
}

/** Serves the preamble as a module instead of the usual inline script. */
const refreshPreamble = (): Plugin => ({
  name: "refresh-preamble",
  resolveId: (id) => (id === PREAMBLE ? id : undefined),
  load: (id) => (id === PREAMBLE ? react.preambleCode.replaceAll("__BASE__", "/") : undefined),
});

/** If a source of the pages changes, loads the pages again and makes open browsers reload. */
function reloadPages(reload: (server: ViteDevServer) => Promise<void>): Plugin {
  return {
    name: "reload-pages",
    hotUpdate: {
      order: "post",
      async handler({ modules, server }) {
        if (this.environment.name !== "ssr" || modules.length === 0) return;
        await reload(server);
        server.environments.client.hot.send({ type: "full-reload" });
        return [];
      },
    },
  };
}

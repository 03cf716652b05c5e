import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import react from "@vitejs/plugin-react";
import type { FastifyInstance } from "fastify";
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { rendererOf } from "../../src/server/pages/renderer.ts";
import type { Development } from "../../src/server/start/run-server.ts";
import type * as Rendering from "../../src/web/public/render.tsx";

const RENDER = "/src/web/public/render.tsx";
/** What the application's live components need before their first line runs, as a module of its own. */
const PREAMBLE = "/@refresh-preamble.js";
const ASSETS = {
  pages: { styles: ["/src/web/public/styles/public.css"], script: "/src/web/public/enhance/main.ts", fonts: [] },
  app: { styles: [], modules: [], preamble: PREAMBLE, script: "/src/web/app/main.tsx" },
};
const CLIENT = '<script type="module" src="/@vite/client"></script></head>';

/** @returns the public pages from their sources, in the place of the built ones; Vite answers for what they refer to */
export async function livePages(): Promise<Development> {
  // Vite hears of browsers through a server that never listens itself: the product's one port passes them on.
  const ear = createHttpServer();
  let rendering: typeof Rendering;
  let forgetPages = () => {};
  let revision = 0;
  const vite = await createServer({
    configLoader: "native", // the other one writes a file, which would be seen as a change
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server: ear } },
    plugins: [
      refreshPreamble(),
      reloadPages(async (server) => {
        rendering = await importRendering(server);
        revision += 1;
        forgetPages();
      }),
    ],
  });
  rendering = await importRendering(vite);
  return {
    async loadPages(shelter) {
      const now = () => rendererOf(rendering, ASSETS, shelter);
      return {
        ...now(),
        get revision() {
          return revision;
        },
        render: (name, props, place) => now().render(name, props, place).replace("</head>", CLIENT),
      };
    },
    attach(app, contentChanges) {
      forgetPages = () => contentChanges.bump();
      passThrough(app, ear, vite);
    },
  };
}

/** What the product's server hears goes by Vite first. */
function passThrough(app: FastifyInstance, ear: Server, vite: ViteDevServer): void {
  let isOpen = true;
  const [answer] = app.server.listeners("request") as RequestListener[];
  app.server.removeAllListeners("request");
  app.server.on("request", (request, response) => {
    if (isOpen) vite.middlewares(request, response, () => answer?.(request, response));
    else answer?.(request, response);
  });
  app.server.on("upgrade", (...upgrade) => ear.emit("upgrade", ...upgrade));
  // Browsers that listen for changes would keep the server from closing.
  app.addHook("preClose", () => {
    isOpen = false;
    return vite.close();
  });
}

/** Modules are taken anew: those of before stay as they were imported. */
async function importRendering({ environments: { ssr } }: ViteDevServer): Promise<typeof Rendering> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite has no environment that renders pages.");
  ssr.runner.clearCache();
  return ssr.runner.import(RENDER);
}

/** The policy of the pages allows no inline script, which is how it is usually put in. */
const refreshPreamble = (): Plugin => ({
  name: "refresh-preamble",
  resolveId: (id) => (id === PREAMBLE ? id : undefined),
  load: (id) => (id === PREAMBLE ? react.preambleCode.replaceAll("__BASE__", "/") : undefined),
});

/** A source of the pages that changes is rendered at the next request, which each open browser makes at once. */
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

import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defineConfig, type Plugin, type Rolldown } from "vite";
import { FOCUS_STEP } from "./src/contract/platform/photo-path.ts";

// Phones that have not been updated for years; newer syntax, as light-dark(), is rewritten for them.
const CSS_TARGET = ["chrome100", "edge100", "firefox100", "safari15.4"];

/** What browsers load: hashed files under /assets/, with a manifest of what was made of what. */
const forBrowsers = (
  manifest: string,
  input: Record<string, string>,
  codeSplitting: Rolldown.OutputOptions["codeSplitting"] = true,
): BuildEnvironmentOptions => ({
  outDir: "dist/client",
  cssTarget: CSS_TARGET,
  manifest,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  // Short names: the first screen's script lists all files that screens load later.
  rolldownOptions: { input, output: { codeSplitting, chunkFileNames: "assets/[hash:7].js" } },
});

/** The classes of focal points, one for each step (styles/focus.css). */
const focalPoints: Plugin = {
  name: "focal-points",
  enforce: "pre",
  transform: {
    filter: { id: /public\/styles\/public\.css/ },
    handler: (css) => {
      const steps = Array.from({ length: 100 / FOCUS_STEP + 1 }, (_, at) => at * FOCUS_STEP);
      return css + steps.map((at) => `.fx-${at}{--fx:${at}%}.fy-${at}{--fy:${at}%}`).join("");
    },
  },
};

/**
 * What each `import()` of the public pages goes through: what the part needs is fetched along with it. The usual helper
 * does this for style sheets and old browsers too, which is a third of the script that every page loads.
 */
const smallPreload: Plugin = {
  name: "small-preload",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /preload-helper/ },
    handler: () => `export const __vitePreload = (load, parts) => {
      parts.map((part) =>
        document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + part })));
      return load();
    };`,
  },
};

/**
 * Zod's file is 14.8 KB packed with this and 24.7 without it, and then the page to sign up would load 34 KB of scripts, where
 * a test allows 30. It takes away what a form never asks of Zod: how a schema is written as JSON Schema and
 * which limits it has (only the server asks that), formats as methods of a text (the contract uses the functions, as
 * `z.iso.date()`), how values that contain themselves are read, and functions made from text, which the pages' security
 * policy forbids. A test of what public pages load notices when Zod's files change so
 * that nothing is left out.
 */
const lessOfZod: Plugin = {
  name: "less-of-zod",
  apply: "build",
  applyToEnvironment: ({ name }) => name !== "ssr",
  transform: {
    filter: { id: /zod\/v4\/classic\/schemas\.js/ },
    handler: (code) =>
      code
        .replace(/inst\._zod\.processJSONSchema = .*;/g, "")
        .replace(/^ {4}\w+\(params\) \{\s+return this\.check\(core\._\w+\(Zod\w+, params\)\);\s+\},?/gm, "")
        .replace(/create\w*JSONSchemaMethod\(this, .*?\)/g, "(() => undefined)")
        .replaceAll("processors.aggregateChecks(inst)", "({})")
        .replace("core.config({ memoizer: core.memoizer() })", "return")
        .replace("core.$ZodObjectJIT.init", "core.$ZodObject.init"),
  },
};

/**
 * The application's files: one with all that the administration's first screen needs, which has a budget of scripts, one
 * with what several other screens share, and the screens. By default each set of screens that share something has a file
 * of its own: a list made a hundred requests, of which browsers make six at a time.
 */
const FEW_CHUNKS = {
  groups: [
    // The first screen, and small parts that would be files of their own where three screens share them.
    {
      name: "app",
      test: /app.(main|overview.dashboard.admin-dashboard\.screen|platform.kit.(action-button|sentence|when)|animals.words.fetching-text)\.tsx?|contract.texts.plural\.ts/,
      priority: 1,
    },
    // What two or three screens of animals share would be files of some hundred bytes.
    {
      name: "animals",
      test: /app.animals.(words.adoption\.history|care.despite-species|rounds.sign-choice)\.tsx?|contract.animals.wait-phases\.ts/,
      priority: 1,
    },
    { name: "shared", minShareCount: 4 },
  ],
};

/**
 * `vite build --app` makes three bundles: the public pages' enhancements, the application, and the public pages for the
 * server (dist/ssr/render.js). Those for browsers share a folder but no chunk: a public page would have to load what
 * only the application needs of a library.
 */
export default defineConfig(({ command }) => ({
  appType: "custom",
  publicDir: "src/web/pictures",
  plugins: [react(), focalPoints, smallPreload, lessOfZod],
  environments: {
    client: {
      build: forBrowsers(".vite/manifest.json", {
        public: "src/web/public/enhance/main.ts",
        styles: "src/web/public/styles/public.css",
      }),
    },
    app: {
      consumer: "client",
      build: {
        ...forBrowsers(".vite/app.manifest.json", { app: "src/web/app/main.tsx" }, FEW_CHUNKS),
        // In kB, unpacked: the file that all screens begin with. A test holds its budget.
        chunkSizeWarningLimit: 600,
        emptyOutDir: false,
        copyPublicDir: false,
      },
    },
    ssr: {
      // React's fast build; while developing the other one warns of mistakes.
      define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
      resolve: { noExternal: command === "build" || undefined },
      build: {
        outDir: "dist/ssr",
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: { render: "src/web/public/render.tsx" } },
      },
    },
  },
  builder: {},
}));

import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Clock } from "./clock.ts";
import type { ContentChanges } from "./database/content-changes.ts";
import type { Db } from "./database/pool.ts";
import type { ResolveActor } from "./http/door.ts";
import type { PageRenderer } from "./pages/renderer.ts";
import type { PaymentProvider } from "./payments/payment.provider.ts";
import type { PhotoStore } from "./photos/photo.store.ts";
import type { Settings } from "./settings.ts";

/** Everything the application is built from; tests hand in the same things, on a database of their own. */
export type Deps = {
  db: Db;
  clock: Clock;
  settings: Pick<Settings, "trustProxy" | "logLevel" | "smtpUrl" | "mailFrom"> & { publicUrl: string };
  /** The secret that tokens are signed with, the same for all servers of one database. */
  signingKey: string;
  photoStore: PhotoStore;
  contentChanges: ContentChanges;
  pages: PageRenderer;
  /** Who takes the money of donations; left out: they are not offered. */
  payments?: PaymentProvider | undefined;
  /** The folder of built files that `/assets/` serves. */
  assetsDir: string;
  /** Whether the demonstration shelter is in the database. */
  hasDemonstration?: boolean;
  /** Whether the start is over and no stop has begun; left out: ready as long as it answers. */
  readiness?: Readiness;
  /** Finds out who is asking; left out: the person of the session cookie. */
  resolveActor?: ResolveActor;
};

/** Whether this server is to be sent requests, as `/readyz` tells load balancers (decisions §8). */
export type Readiness = {
  /** From the end of the start, background work included, until the server is asked to stop. */
  isReady: boolean;
  /** Whether anybody has ever asked: only then is there somebody to tell of a stop before the door shuts. */
  wasAsked: boolean;
};

/** A feature's routes. */
export type Routes = (deps: Deps) => FastifyPluginAsyncZod;

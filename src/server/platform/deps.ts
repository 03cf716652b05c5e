import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Clock } from "../base/clock.ts";
import type { ReadDisk } from "../base/disk-space.ts";
import type { ContentChanges } from "../database/content-changes.ts";
import type { Db } from "../database/pool.ts";
import type { PhotoStore } from "./photos/photo.store.ts";
import type { Settings } from "./settings/settings.ts";
import type { ShelterSource } from "./shelter/shelter.source.ts";

/** What every feature may need. What only some need is in `app-deps.ts`. */
export type Deps = {
  db: Db;
  clock: Clock;
  settings: Pick<
    Settings,
    "trustProxy" | "logLevel" | "smtpUrl" | "mailFrom" | "webhookPrivateAddresses" | "backup"
  > & {
    publicUrl: string;
  };
  /** The secret that signs tokens; the same for all servers of one database. */
  signingKey: string;
  photoStore: PhotoStore;
  contentChanges: ContentChanges;
  shelter: ShelterSource;
  /** The folder of the built files. */
  assetsDir: string;
  /** Whether the demonstration shelter is in the database. */
  hasDemonstration?: boolean;
  /** Whether every page leads to the setup while there is no admin. */
  awaitsSetup?: boolean;
  /** Without it, the server counts as ready as long as it answers. */
  readiness?: Readiness;
  /** How much the disk of the data has left. */
  readDisk?: ReadDisk;
};

/** Whether load balancers shall send requests to this server, as answered by `/readyz` (rules §8). */
export type Readiness = {
  /** True from the end of the start, including background work, until a stop begins. */
  isReady: boolean;
  /** Whether `/readyz` was ever requested. Only then does a stop first wait for load balancers to notice it. */
  wasAsked: boolean;
};

/** A feature's routes. `Needs` names the dependencies that not every feature needs. */
export type Routes<Needs = unknown> = (deps: Deps & Needs) => FastifyPluginAsyncZod;

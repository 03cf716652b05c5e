import { z } from "zod";
import { USUAL_ZONE } from "../../../contract/platform/time.ts";
import { readDatabaseUrl } from "../../database/hosts/database-url.ts";
import type { Place } from "../photos/photo.location.ts";
import type { MailFrom } from "./sender.ts";
import { placeMistakes, placeOf } from "./settings.places.ts";
import { type TrustedProxies, trustedProxies } from "./settings.proxies.ts";

const text = z.string().trim().min(1);
const flag = (name: string) => z.enum(["0", "1"], `${name} must be 0 or 1.`).transform((typed) => typed === "1");

/** An e-mail address, alone or behind a name: `contact@shelter.example`, `Animal Shelter <contact@shelter.example>`. */
const SENDER = /^([^<>@"\r\n]*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/;

/** An address of PostgreSQL, which may have several hosts. */
const databaseUrl = (name: string) =>
  text
    .superRefine((url, context) => {
      try {
        readDatabaseUrl(url);
      } catch (error) {
        context.addIssue(`${name} is no address of a database. ${(error as Error).message}`);
      }
    })
    .optional();

/** Every setting of the product with its default and its error text (rules §8). */
const Environment = z.object({
  PORT: z.coerce
    .number("PORT must be a number from 0 to 65535.")
    .int("PORT must be a number from 0 to 65535.")
    .min(0, "PORT must be a number from 0 to 65535.")
    .max(65535, "PORT must be a number from 0 to 65535.")
    .default(3000),
  HOST: text.default("127.0.0.1"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "PUBLIC_URL must be a web address such as https://shelter.example." })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: databaseUrl("DATABASE_URL"),
  DATABASE_DIRECT_URL: databaseUrl("DATABASE_DIRECT_URL"),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "SMTP_URL must look like smtp://user:password@host:587." }).optional(),
  MAIL_FROM: text
    .regex(
      SENDER,
      "MAIL_FROM must be an email address, or a name with one such as Animal Shelter <contact@shelter.example>.",
    )
    .optional(),
  PAYU_POS_ID: text.regex(/^\d+$/, "PAYU_POS_ID must be a number.").optional(),
  PAYU_CLIENT_ID: text.optional(),
  PAYU_CLIENT_SECRET: text.optional(),
  PAYU_SECOND_KEY: text.optional(),
  PAYU_BASE_URL: z
    .url({ protocol: /^https?$/, error: "PAYU_BASE_URL must be a web address such as https://secure.payu.com." })
    .transform((url) => url.replace(/\/+$/, ""))
    .default("https://secure.payu.com"),
  PAYU_RECURRING: flag("PAYU_RECURRING").default(false),
  DEMO: flag("DEMO").optional(),
  TIME_ZONE: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf("timeZone").includes(zone),
      `TIME_ZONE must be a zone such as ${USUAL_ZONE}.`,
    )
    .default(USUAL_ZONE),
  TRUST_PROXY: trustedProxies.default(false),
  BACKUP_TO: text.optional(),
  BACKUP_AT: text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "BACKUP_AT must be a time of day such as 03:30.").default("03:30"),
  BACKUP_KEEP: z.coerce
    .number("BACKUP_KEEP must be a number of days from 1 to 3650.")
    .int("BACKUP_KEEP must be a number of days from 1 to 3650.")
    .min(1, "BACKUP_KEEP must be a number of days from 1 to 3650.")
    .max(3650, "BACKUP_KEEP must be a number of days from 1 to 3650.")
    .default(30),
  BACKUP_RECIPIENT: text
    .regex(/^age1[0-9a-z]{58}$/, "BACKUP_RECIPIENT must be a public key of age, as age1….")
    .optional(),
  METRICS_PORT: z.coerce
    .number("METRICS_PORT must be a number from 1 to 65535.")
    .int("METRICS_PORT must be a number from 1 to 65535.")
    .min(1, "METRICS_PORT must be a number from 1 to 65535.")
    .max(65535, "METRICS_PORT must be a number from 1 to 65535.")
    .optional(),
  METRICS_TOKEN: text.min(16, "METRICS_TOKEN must have at least 16 characters.").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address." })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number("OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.")
    .min(0, "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.")
    .max(1, "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.")
    .default(1),
  WEBHOOK_PRIVATE_ADDRESSES: flag("WEBHOOK_PRIVATE_ADDRESSES").default(false),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
    )
    .default("info"),
});

/** The shelter's point of sale at PayU (rules §7). */
export type PayuAccount = {
  posId: string;
  clientId: string;
  clientSecret: string;
  /** The key that signs notices. */
  secondKey: string;
  /** Without a trailing slash. */
  baseUrl: string;
  /** PayU keeps cards for this account and charges them again (docs/decisions/0053). */
  isRecurring: boolean;
};

/** Where the server puts backups, and when it makes one by itself (docs/decisions/0099). */
export type BackupPlan = {
  to: Place;
  /** The public key for which they are encrypted; left out: they are not. */
  recipient?: string;
  /** Unset: one is made only when somebody asks for it, and none is deleted. */
  daily?: {
    /** The time of day from which on it is made, in the shelter's zone, as "03:30". */
    at: string;
    keepDays: number;
  };
};

export type Settings = {
  port: number;
  host: string;
  /** Without a trailing slash; unset: the address listened on. */
  publicUrl: string | undefined;
  dataDir: string;
  /** Unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** The database itself where `databaseUrl` leads to a pooler. */
  directUrl: string | undefined;
  /** Unset: the folder `photos` in `dataDir`. */
  photoStore: Place;
  /** Unset: letters stay in the outbox (rules §6). */
  smtpUrl: string | undefined;
  /** The address that letters come from; their name is the shelter's. Unset: the shelter's own address. */
  mailFrom: MailFrom;
  /** Unset: the payment sandbox, where it is allowed (docs/decisions/0012). */
  payu: PayuAccount | undefined;
  /** Unset: a fresh database is filled with the demonstration shelter, and the server then listens only on loopback. */
  demo: boolean | undefined;
  /** The shelter's time zone, for the beginning of days and the times of appointments (rules §5). */
  timeZone: string;
  /** The proxies whose `X-Forwarded-*` headers are trusted (rules §16). */
  trustProxy: TrustedProxies;
  backup: BackupPlan;
  /** A monitor reads `/metrics` on this port, of the same host, without a token. */
  metricsPort: number | undefined;
  /** With it a monitor reads `/metrics` on the port of the pages. */
  metricsToken: string | undefined;
  /** Set: requests, jobs and statements are told to a collector of OpenTelemetry; this share of them, from 0 to 1. */
  traces: { share: number } | undefined;
  /** Webhooks may lead into this house's own network, and need no https (docs/decisions/0094). */
  webhookPrivateAddresses: boolean;
  logLevel: z.infer<typeof Environment>["LOG_LEVEL"];
};

/** The address of a server that listens on this port. */
export const addressOf = ({ host }: Pick<Settings, "host">, port: number): string =>
  `http://${host.includes(":") ? `[${host}]` : host.replace("0.0.0.0", "localhost")}:${port}`;

/** The base address of links: `PUBLIC_URL`, or the address that the server listens on. */
export const publicUrlOf = (settings: Pick<Settings, "publicUrl" | "host" | "port">): string =>
  settings.publicUrl ?? addressOf(settings, settings.port);

/** Mistakes in the settings, as sentences for the operator. */
export class SettingsError extends Error {}

/** The settings of a PayU account: all of them, or none. */
const PAYU_PARTS = ["PAYU_POS_ID", "PAYU_CLIENT_ID", "PAYU_CLIENT_SECRET", "PAYU_SECOND_KEY"] as const;

/** @returns a sentence for every missing setting when others are given */
function missingOfPayu(given: Record<string, string | undefined>): string[] {
  if (![...PAYU_PARTS, "PAYU_BASE_URL", "PAYU_RECURRING"].some((name) => given[name])) return [];
  return PAYU_PARTS.filter((name) => !given[name]).map(
    (name) => `${name} is missing: donations by PayU need ${PAYU_PARTS.join(", ")}, or none of them.`,
  );
}

/** @returns a sentence for an address of the database itself that means nothing without that of its pooler */
const besideDatabase = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Record<string, string | undefined>): string[] =>
  DATABASE_DIRECT_URL && !DATABASE_URL ? ["DATABASE_DIRECT_URL is given without DATABASE_URL."] : [];

function payuAccount(env: z.output<typeof Environment>): PayuAccount | undefined {
  const { PAYU_POS_ID, PAYU_CLIENT_ID, PAYU_CLIENT_SECRET, PAYU_SECOND_KEY, PAYU_BASE_URL } = env;
  if (!PAYU_POS_ID || !PAYU_CLIENT_ID || !PAYU_CLIENT_SECRET || !PAYU_SECOND_KEY) return undefined;
  return {
    posId: PAYU_POS_ID,
    clientId: PAYU_CLIENT_ID,
    clientSecret: PAYU_CLIENT_SECRET,
    secondKey: PAYU_SECOND_KEY,
    baseUrl: PAYU_BASE_URL,
    isRecurring: env.PAYU_RECURRING,
  };
}

/**
 * Reads the settings from the environment. A blank value counts as unset.
 * @throws SettingsError with every mistake (rules §8)
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const read = Environment.safeParse(given);
  const mistakes = [
    ...(read.error?.issues ?? []).map((issue) => issue.message),
    ...missingOfPayu(given),
    ...besideDatabase(given),
    ...placeMistakes(given, "PHOTO_STORE"),
    ...placeMistakes(given, "BACKUP_TO"),
  ];
  if (!read.success || mistakes.length > 0) throw new SettingsError(mistakes.join("\n"));
  const env = read.data;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    photoStore: placeOf(given, "PHOTO_STORE", `${env.DATA_DIR}/photos`),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    payu: payuAccount(env),
    demo: env.DEMO,
    timeZone: env.TIME_ZONE,
    trustProxy: env.TRUST_PROXY,
    backup: {
      to: placeOf(given, "BACKUP_TO", `${env.DATA_DIR}/backups`),
      ...(env.BACKUP_RECIPIENT && { recipient: env.BACKUP_RECIPIENT }),
      ...(env.BACKUP_TO && { daily: { at: env.BACKUP_AT, keepDays: env.BACKUP_KEEP } }),
    },
    metricsPort: env.METRICS_PORT,
    metricsToken: env.METRICS_TOKEN,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT ? { share: env.OTEL_TRACES_SAMPLER_ARG } : undefined,
    webhookPrivateAddresses: env.WEBHOOK_PRIVATE_ADDRESSES,
    logLevel: env.LOG_LEVEL,
  };
}

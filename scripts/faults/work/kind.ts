import { createHash } from "node:crypto";
import type { Db } from "../../../src/server/database/pool.ts";
import type { Work } from "./work.ts";

export type Answer = { id?: number; units?: { id: number }[] } & Record<string, unknown>;

/** A request to the server. @returns its status, 0 when the connection broke, and the parsed answer */
export type Send = (
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<{ status: number; answer: Answer }>;

/** The shelter of an experiment and the people in it. */
export type Setting = {
  db: Db;
  staff: Send;
  /** What the browser of staff sends with every request. */
  staffHeaders: Record<string, string>;
  /** People who adopt; an account each. */
  adopters: readonly Send[];
  /** Somebody who is not signed in. They come from another network address each time: forms are limited by it. */
  visitor: Send;
  employeeId: number;
  /** Where the server keeps pictures. */
  photoFolder: string;
  today: string;
};

/** A write as it is told apart and compared: its name, and a digest of what it has saved besides. */
export const entry = (name: string, content: object): string =>
  `${name} ${createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12)}`;

/** One kind of work. Every write of it has a name that no other has. */
export type Kind = {
  name: string;
  /** Makes what it needs. @returns what one person does again and again */
  begin(setting: Setting, work: Work): Promise<() => Promise<void>>;
  /** The entries of what is there, each as often as it is there: what is there twice was done twice, what differs is lost. */
  found(setting: Pick<Setting, "db" | "photoFolder">): Promise<string[]>;
};

/**
 * Writes that are one request each, whose name is one of the fields that they save.
 * @param kind.keptOf what of the body must be there afterwards
 * @param kind.entriesIn what is there, with the same content
 */
export function named<Body extends object>({
  name,
  as,
  path,
  bodyOf,
  keptOf,
  entriesIn,
}: {
  name: string;
  as: "staff" | "visitor";
  path: (setting: Setting) => string | Promise<string>;
  bodyOf: (name: string, nth: number, setting: Setting) => Body;
  keptOf: (body: Body) => object;
  entriesIn: (db: Db) => Promise<string[]>;
}): Kind {
  return {
    name,
    async begin(setting, work) {
      const address = await path(setting);
      let nth = 0;
      return async () => {
        const own = `${name} ${++nth}`;
        const body = bodyOf(own, nth, setting);
        const { status } = await setting[as]("POST", address, body);
        if (await work.count(name, status)) work.acknowledge(entry(own, keptOf(body)));
      };
    },
    found: ({ db }) => entriesIn(db),
  };
}

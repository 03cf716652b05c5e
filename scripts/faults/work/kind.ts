import type { Db } from "../../../src/server/platform/database/pool.ts";
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

/** One kind of work. Every write of it has a name that no other has. */
export type Kind = {
  name: string;
  /** Makes what it needs. @returns what one person does again and again */
  begin(setting: Setting, work: Work): Promise<() => Promise<void>>;
  /** The names of what is there, each as often as it is there: what is there twice was done twice. */
  found(setting: Pick<Setting, "db" | "photoFolder">): Promise<string[]>;
};

/** Writes that are one request each, whose name is one of the fields that they save. */
export function named({
  name,
  as,
  path,
  bodyOf,
  namesIn,
}: {
  name: string;
  as: "staff" | "visitor";
  path: (setting: Setting) => string | Promise<string>;
  bodyOf: (name: string, nth: number, setting: Setting) => object;
  namesIn: (db: Db) => Promise<string[]>;
}): Kind {
  return {
    name,
    async begin(setting, work) {
      const address = await path(setting);
      let nth = 0;
      return async () => {
        const own = `${name} ${++nth}`;
        const { status } = await setting[as]("POST", address, bodyOf(own, nth, setting));
        if (await work.count(name, status)) work.acknowledge(own);
      };
    },
    found: ({ db }) => namesIn(db),
  };
}

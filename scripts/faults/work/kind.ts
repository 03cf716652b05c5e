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

/** Where a shelter keeps what it was told: its database, and its folder of pictures and other files. */
export type Place = { db: Db; photoFolder: string };

/** The shelter of an experiment and the people in it. */
export type Setting = Place & {
  staff: Send;
  /** What the browser of staff sends with every request. */
  staffHeaders: Record<string, string>;
  /** People who adopt; an account each. */
  adopters: readonly Send[];
  /** Somebody who is not signed in. They come from another network address each time: forms are limited by it. */
  visitor: Send;
  employeeId: number;
  today: string;
};

/** A record as it is compared: its name, and what else it says. */
export type Found = { name: string; content: object };

/** One kind of work. Every record of it has a name that no other has, and that begins with the kind's. */
export type Kind = {
  name: string;
  /** Makes what it needs. @returns what one person does again and again */
  begin(setting: Setting, work: Work): Promise<() => Promise<void>>;
  /** All that is there, each as often as it is there, with the same content as was acknowledged. */
  found(place: Place): Promise<Found[]>;
};

/** What an experiment begins with. @throws Error unless it is answered with success */
export async function given(sent: ReturnType<Send>): Promise<Answer> {
  const { status, answer } = await sent;
  if (status >= 200 && status < 300) return answer;
  throw new Error(`The experiment could not begin: ${status} ${JSON.stringify(answer)}`);
}

/** Asks for a change of an acknowledged record again and again, until it is answered with success or the work stops. */
export async function insist(
  work: Work,
  kind: string,
  { name, content }: Found,
  send: () => ReturnType<Send>,
): Promise<void> {
  work.acknowledged.ask(name, content);
  while (!work.isStopping) if (await work.count(kind, (await send()).status)) return work.acknowledge(name, content);
}

/**
 * Records that are made by one request each, whose name is one of the fields that they save.
 * @param kind.changeOf what of some is changed afterwards
 * @param kind.contentOf what of the request, and of its answer, must be there afterwards
 * @param kind.found what is there, with the same content
 */
export function named<Body extends object>({
  name: kind,
  as,
  path,
  bodyOf,
  changeOf,
  contentOf,
  found,
}: {
  name: string;
  as: "staff" | "visitor";
  path: (setting: Setting) => string | Promise<string>;
  bodyOf: (name: string, nth: number, setting: Setting) => Body;
  changeOf?: (body: Body, nth: number) => Partial<Body> | undefined;
  contentOf: (body: Body, answer: Answer) => object;
  found: Kind["found"];
}): Kind {
  return {
    name: kind,
    async begin(setting, work) {
      const address = await path(setting);
      const send = setting[as];
      let nth = 0;
      return async () => {
        const name = `${kind} ${++nth}`;
        const body = bodyOf(name, nth, setting);
        const { status, answer } = await send("POST", address, body);
        if (!(await work.count(kind, status))) return;
        work.acknowledge(name, contentOf(body, answer));
        const change = changeOf?.(body, nth);
        if (!change) return;
        const content = contentOf({ ...body, ...change }, answer);
        await insist(work, kind, { name, content }, () => send("PUT", `${address}/${answer.id}`, change));
      };
    },
    found,
  };
}

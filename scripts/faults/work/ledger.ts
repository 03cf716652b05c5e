import { createHash } from "node:crypto";

/** A digest of what a record says, whatever the order of its fields. */
export const digestOf = (content: object): string =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(content).sort()))
    .digest("hex");

/** Digests of all that a record was to say, in turn; it may say what stands from `from` on. */
type States = { states: string[]; from: number };

/** What people were told is saved: of each record its name, which no other has, and a digest of what it says. */
export class Ledger {
  readonly #records: Map<string, States>;

  constructor(records: Iterable<[string, States]> = []) {
    this.#records = new Map(records);
  }

  get size(): number {
    return this.#records.size;
  }

  get names(): readonly string[] {
    return [...this.#records.keys()];
  }

  /** A record was acknowledged, or a change of it: from now on it says this and nothing earlier. */
  acknowledge(name: string, content: object): void {
    const record = this.#records.get(name) ?? { states: [], from: 0 };
    record.from = record.states.push(digestOf(content)) - 1;
    this.#records.set(name, record);
  }

  /** A change of an acknowledged record is asked for. Until it is answered nobody knows whether it was made. */
  ask(name: string, content: object): void {
    this.#records.get(name)?.states.push(digestOf(content));
  }

  /** Whether a record says what it was acknowledged to say, or what was asked for since. */
  mayBe(name: string, content: object): boolean {
    const record = this.#records.get(name);
    return record?.states.includes(digestOf(content), record.from) ?? false;
  }

  /** What was acknowledged up to now, for a copy that is made from now on: what is asked for later may be in it or not. */
  upToNow(isWanted: (name: string) => boolean): Ledger {
    // The lists of states stay the same, so that they grow with what is asked for.
    return new Ledger([...this.#records].filter(([name]) => isWanted(name)).map(([name, one]) => [name, { ...one }]));
  }
}

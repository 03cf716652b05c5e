import { setTimeout as wait } from "node:timers/promises";
import { type DatabaseUrl, type Host, readDatabaseUrl, type Target } from "./database-url.ts";
import { type Answer, type Place, probe } from "./probe.ts";
import type { Tls } from "./tls.ts";

/** After a search that found nothing, how long its answer stands, in milliseconds: hosts are not flooded with questions. */
const PAUSE_MS = 200;
/** How often hosts that were left are looked at again where several may serve, in milliseconds. */
const AGAIN_MS = 5_000;

/** None of the hosts is what the address asks for. A retry in a moment may succeed. */
export class NoHost extends Error {
  /** PostgreSQL's code for a connection that could not be made. */
  readonly code = "08001";
}

const FITS: Readonly<Record<Target, (answer: Answer) => boolean>> = {
  any: () => true,
  "read-write": ({ isReadOnly }) => !isReadOnly,
  "read-only": ({ isReadOnly }) => isReadOnly,
  primary: ({ isStandby }) => !isStandby,
  standby: ({ isStandby }) => isStandby,
  "prefer-standby": () => true,
};

const isOfPrimary = (target: Target) => target === "read-write" || target === "primary";
const isSame = (one: Host, other: Host) => one.host === other.host && one.port === other.port;
const nameOf = ({ host, port }: Host) => `${host}:${port}`;

/** What stands open on a place, to be closed when the database has moved. */
type Held = { place: Place; close(): void };

/**
 * Finds the host of an address that fits, and remembers it until a connection to it fails. All hosts are asked at once, so one
 * that does not answer holds up nobody.
 *
 * Of several that can be written, the one on the highest timeline is the primary: an old one that comes back after
 * another was promoted is not written to again (docs/decisions/0097).
 */
export class HostFinder {
  readonly #url: DatabaseUrl;
  readonly #held = new Set<Held>();
  #known: readonly Place[] = [];
  #searchedAt = 0;
  #search: Promise<readonly Place[]> | undefined;
  /** The highest timeline of a primary so far. */
  #timeline = 0;
  #tls: Tls;

  constructor(url: DatabaseUrl) {
    this.#url = url;
    this.#tls = url.tls[0];
  }

  /** How the next connection is encrypted: as the last host that was found, and before that the first way of the address. */
  get tls(): Tls {
    return this.#tls;
  }

  /** @returns where the next connection goes; all hosts are encrypted as the first one that fits @throws NoHost */
  async find(): Promise<Place> {
    if (this.#known.length > 0 && this.#wantsMore()) void this.look();
    const all = this.#isSure() ? this.#known : await this.#look();
    const known = all.filter(({ tls }) => tls === all[0]?.tls);
    const at = this.#url.isBalanced ? Math.floor(Math.random() * known.length) : 0;
    const found = known[at] as Place;
    this.#tls = found.tls;
    return found;
  }

  /** Looks at all hosts again. When the database has moved, what is open elsewhere is closed. */
  async look(): Promise<void> {
    await this.#look().catch(() => {});
  }

  /** A connection to this place has failed, or led to a host of another kind. */
  leave(place: Host): void {
    this.#known = this.#known.filter((known) => !isSame(known, place));
  }

  /** @returns ends it: the connection is closed */
  hold(held: Held): () => void {
    this.#held.add(held);
    return () => void this.#held.delete(held);
  }

  /** What is remembered holds as long as something is connected there: an end of that connection would tell. */
  #isSure(): boolean {
    const isHeld = (known: Place) => [...this.#held].some(({ place }) => isSame(place, known));
    return this.#known.length > 0 && (this.#search !== undefined || this.#known.some(isHeld));
  }

  /** Where several hosts may serve, those that were left are taken again. */
  #wantsMore(): boolean {
    const { isBalanced, hosts } = this.#url;
    return isBalanced && this.#known.length < hosts.length && performance.now() - this.#searchedAt > AGAIN_MS;
  }

  #look(): Promise<readonly Place[]> {
    this.#search ??= this.#searchOnce();
    return this.#search;
  }

  async #searchOnce(): Promise<readonly Place[]> {
    this.#searchedAt = performance.now();
    try {
      this.#known = await this.#places();
      this.#search = undefined;
      this.#closeElsewhere();
      return this.#known;
    } catch (error) {
      this.#known = [];
      void wait(PAUSE_MS, undefined, { ref: false }).then(() => {
        this.#search = undefined;
      });
      throw error;
    }
  }

  async #places(): Promise<readonly Place[]> {
    const { hosts, target, tls, rest } = this.#url;
    const reasons: string[] = [];
    const asked = hosts.map((host) =>
      probe(host, tls, rest).catch((error: Error) => {
        reasons.push(`${nameOf(host)}: ${error.message}`);
        return undefined;
      }),
    );
    if (isOfPrimary(target)) return [await this.#primaryAmong(asked, reasons)];
    const answers = (await Promise.all(asked)).filter((answer) => answer !== undefined);
    const fitting = answers.filter(FITS[target]);
    const standbys = target === "prefer-standby" ? answers.filter(({ isStandby }) => isStandby) : [];
    const found = standbys.length > 0 ? standbys : fitting;
    if (found.length === 0) throw this.#nothing(answers, reasons);
    return found;
  }

  /** One on a higher timeline than any before has been promoted: then nobody waits for the others. */
  async #primaryAmong(asked: readonly Promise<Answer | undefined>[], reasons: readonly string[]): Promise<Place> {
    const { target } = this.#url;
    const promoted = Promise.withResolvers<Answer>();
    const known = this.#timeline;
    for (const asking of asked) {
      void asking.then((answer) => {
        if (answer && known > 0 && FITS[target](answer) && answer.timeline > known) promoted.resolve(answer);
      });
    }
    const all = Promise.all(asked).then((answers) => answers.filter((answer) => answer !== undefined));
    const newest = all.then((answers) =>
      answers
        .filter(FITS[target])
        .reduce<Answer | undefined>(
          (best, answer) => (best && best.timeline >= answer.timeline ? best : answer),
          undefined,
        ),
    );
    const found = await Promise.race([promoted.promise, newest]);
    if (!found) throw this.#nothing(await all, reasons);
    if (found.timeline < this.#timeline)
      throw new NoHost(
        `${nameOf(found)} is an old primary: another one was promoted meanwhile, which does not answer.`,
      );
    this.#timeline = found.timeline;
    return found;
  }

  #nothing(answers: readonly Answer[], reasons: readonly string[]): NoHost {
    const others = answers.map(
      (answer) =>
        `${nameOf(answer)}: ${answer.isStandby ? "a standby" : answer.isReadOnly ? "read-only" : "a primary"}`,
    );
    return new NoHost(`No host fits target_session_attrs=${this.#url.target} (${[...reasons, ...others].join("; ")})`);
  }

  /** A primary that was replaced may still answer: nothing is written to it any more. */
  #closeElsewhere(): void {
    if (!isOfPrimary(this.#url.target)) return;
    for (const held of this.#held) if (!this.#known.some((known) => isSame(known, held.place))) held.close();
  }
}

const finders = new Map<string, { url: DatabaseUrl; finder: HostFinder | undefined }>();

/**
 * What an address means for a connection. All connections of a process to one address share a finder; an address with one
 * host that is taken as it is needs none.
 * @throws Error with a sentence for the operator
 */
export function addressOf(connectionString: string): { url: DatabaseUrl; finder: HostFinder | undefined } {
  const known = finders.get(connectionString);
  if (known) return known;
  const url = readDatabaseUrl(connectionString);
  const isPlain = url.hosts.length === 1 && url.tls.length === 1 && url.target === "any";
  const address = { url, finder: isPlain ? undefined : new HostFinder(url) };
  finders.set(connectionString, address);
  return address;
}

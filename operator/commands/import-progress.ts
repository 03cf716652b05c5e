import type { Clock } from "../../src/server/base/clock.ts";
import { progressOf } from "../../src/server/exchange/imports/import.queries.ts";
import type { ImportRow } from "../../src/server/exchange/imports/work/import.row.ts";
import type { Log } from "./command.ts";

const WORDS = {
  reading: "Reading",
  sorting: "Sorting",
  writing: "Bringing in",
  photos: "Pictures",
  undoing: "Taking back",
} as const;

/** How often a line is written where nothing can be overwritten, in milliseconds. */
const EVERY_MS = 5000;

const lineOf = (at: ImportRow, now: Date): string => {
  const { done, total, perSecond, secondsLeft } = progressOf(at, now);
  const of = total > done ? ` of ${total}` : "";
  const speed = perSecond === null ? "" : `, ${Math.round(perSecond)} a second`;
  const left = secondsLeft === null ? "" : `, ${secondsLeft} s left`;
  return `${at.phase ? WORDS[at.phase] : "Done"}: ${done}${of} rows${speed}${left}`;
};

/** Shows on the terminal how far the work is: in one line where that can be done. */
export function showProgress(clock: Clock, log: Log): { tell(at: ImportRow): void; end(): void } {
  const isTerminal = process.stderr.isTTY === true;
  let last = 0;
  return {
    tell(at) {
      const now = clock.now();
      if (!isTerminal && now.getTime() - last < EVERY_MS) return;
      last = now.getTime();
      const line = lineOf(at, now);
      if (isTerminal) process.stderr.write(`\r\u001b[K${line}`);
      else log(line);
    },
    end() {
      if (isTerminal) process.stderr.write("\r\u001b[K");
    },
  };
}

const EVERY_MS = 5_000;

/** @returns a function that logs a line about a growing number, at most every five seconds */
export function throttledProgress(
  log: (line: string) => void,
  line: (count: number) => string,
): (count: number) => void {
  let last = Date.now();
  return (count) => {
    if (Date.now() - last < EVERY_MS) return;
    last = Date.now();
    log(line(count));
  };
}

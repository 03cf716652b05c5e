import { useEffect, useState, useSyncExternalStore } from "react";

/** How long the server may take before it is said that the program is waiting. */
const SHOWN_AFTER_MS = 1_000;

let waiting = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}

/** Counts an answer as waited for until it is there, or is known not to come. */
export async function whileWaiting<T>(work: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @returns whether an answer has been waited for longer than a second */
export function useIsSlow(): boolean {
  const isWaiting = useSyncExternalStore(subscribe, () => waiting > 0);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isSlow;
}

/** Work that no answer waits for, so that nobody can tell by the time of an answer what was done. A stop waits for it. */
export type WorkAfterAnswers<Key> = {
  /** Begins it, unless the work of the same key is going on. Resolves when it is done. */
  start(key: Key, work: () => Promise<void>): Promise<void>;
  /** Waits until what was begun is done, well or not. */
  done(): Promise<void>;
};

export function workAfterAnswers<Key>(): WorkAfterAnswers<Key> {
  const inHand = new Map<Key, Promise<void>>();
  return {
    async start(key, work) {
      if (inHand.has(key)) return;
      const begun = work().finally(() => inHand.delete(key));
      inHand.set(key, begun);
      await begun;
    },
    async done() {
      await Promise.allSettled(inHand.values());
    },
  };
}

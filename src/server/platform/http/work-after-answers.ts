/** Work that runs after the answer is sent, so that the response time reveals nothing. A stop of the server waits for it. */
export type WorkAfterAnswers<Key> = {
  /** Starts the work, unless work with the same key is running. Resolves when it is done. */
  start(key: Key, work: () => Promise<void>): Promise<void>;
  /** Waits until all started work has ended, successfully or not. */
  done(): Promise<void>;
};

export function workAfterAnswers<Key>(): WorkAfterAnswers<Key> {
  const running = new Map<Key, Promise<void>>();
  return {
    async start(key, work) {
      if (running.has(key)) return;
      const started = work().finally(() => running.delete(key));
      running.set(key, started);
      await started;
    },
    async done() {
      await Promise.allSettled(running.values());
    },
  };
}

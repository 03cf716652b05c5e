/** Work of which some pieces are done at the same time. */
export type Hands = {
  /** Begins one piece, when a hand is free. @throws what an earlier piece threw */
  take(work: () => Promise<void>): Promise<void>;
  /** Resolves when every piece is done. @throws what one of them threw */
  done(): Promise<void>;
};

/** @param count how many pieces are in hand at most */
export function severalAtOnce(count: number): Hands {
  const inHand = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  const refuse = () => {
    if (failure) throw failure.error;
  };
  return {
    async take(work) {
      refuse();
      const piece: Promise<void> = work()
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => inHand.delete(piece));
      inHand.add(piece);
      if (inHand.size >= count) await Promise.race(inHand);
    },
    async done() {
      await Promise.all(inHand);
      refuse();
    },
  };
}

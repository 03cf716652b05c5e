const turns = new Map<string, Promise<unknown>>();

/** Runs `work` after all earlier work of the same key in this process; answers and fails as `work` does. */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(key) ?? Promise.resolve()).then(work);
  turns.set(
    key,
    turn.catch(() => {}),
  );
  return turn;
}

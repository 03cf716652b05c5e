/** The name under which the answers to "Who lives with you?" are kept on this device. */
const KEPT_AS = "household";

/** The kept answers as an address has them; nothing where the reader lets sites keep nothing. */
export function keptHousehold(): string {
  try {
    return localStorage[KEPT_AS] ?? "";
  } catch {
    return "";
  }
}

/** @param answers as an address has them; nothing when they are cleared */
export function keepHousehold(answers: string) {
  try {
    if (answers) localStorage[KEPT_AS] = answers;
    else localStorage.removeItem(KEPT_AS);
  } catch {
    // The address still has them.
  }
}

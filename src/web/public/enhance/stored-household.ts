/** The key in this browser's storage for the answers to "Who lives with you?". */
const KEY = "household";

/** @returns the stored answers as the query of an address; empty where the reader's settings forbid storage */
export function storedHousehold(): string {
  try {
    return localStorage[KEY] ?? "";
  } catch {
    return "";
  }
}

/** @param answers as the query of an address; empty to clear them */
export function storeHousehold(answers: string) {
  try {
    if (answers) localStorage[KEY] = answers;
    else localStorage.removeItem(KEY);
  } catch {
    // The address still has them.
  }
}

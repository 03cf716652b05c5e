/** The prefix of the storage keys of drafts. */
export const DRAFT_PREFIX = "draft:";
/** The prefix of the storage keys of the records that somebody looked at last. */
export const RECENT_PREFIX = "recent:";
/** The prefix of the storage keys of the lists that somebody came from. */
export const LIST_PREFIX = "list:";
const LOGGED_OUT = "loggedOut";

function removeDrafts(): void {
  const isPersons = (key: string) => key.startsWith(DRAFT_PREFIX) || key.startsWith(LIST_PREFIX);
  for (const key of Object.keys(sessionStorage)) if (isPersons(key)) sessionStorage.removeItem(key);
}

/**
 * Deletes all drafts, in this tab and in the others, and what lists and records somebody looked at last, so that the next person at this
 * computer cannot read them.
 */
export function clearDrafts(): void {
  removeDrafts();
  for (const key of Object.keys(localStorage)) if (key.startsWith(RECENT_PREFIX)) localStorage.removeItem(key);
  localStorage[LOGGED_OUT] = String(Date.now());
}

/** Deletes the drafts of this tab when another tab logs out. */
export function clearDraftsOnOtherLogout(): void {
  addEventListener("storage", ({ key }) => {
    if (key === LOGGED_OUT) removeDrafts();
  });
}

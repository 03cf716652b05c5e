/** What the keys of drafts in this browser begin with. */
export const DRAFT = "draft:";
const LOGGED_OUT = "loggedOut";

function clear(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT)) sessionStorage.removeItem(key);
}

/** Throws away what was typed and not sent, in this tab and in the others: whoever sits down next does not read it. */
export function clearDrafts(): void {
  clear();
  localStorage[LOGGED_OUT] = String(Date.now());
}

/** Throws drafts away when another tab logs out. */
export function clearDraftsWithOtherTabs(): void {
  addEventListener("storage", ({ key }) => {
    if (key === LOGGED_OUT) clear();
  });
}

import { clearDrafts } from "../../drafts.ts";

/** Whoever has logged out leaves nothing behind in this browser. */
export function enhanceLoggedOut(_page: HTMLElement) {
  clearDrafts();
}

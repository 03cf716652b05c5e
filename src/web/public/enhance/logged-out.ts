import { clearDrafts } from "../../drafts.ts";

/** After a logout nothing typed stays in this browser. */
export function enhanceLoggedOut(_page: HTMLElement) {
  clearDrafts();
}

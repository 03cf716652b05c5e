import { xsrfToken } from "./form-send.ts";

/**
 * A page that the browser kept whole and shows again on Back still has the person in it who has since left, or not the
 * one who has come. Signing in and out both change the XSRF token, so a page that knew another one is asked for anew.
 */
export function reloadForNewSession() {
  const known = xsrfToken();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && xsrfToken() !== known) location.reload();
  });
}

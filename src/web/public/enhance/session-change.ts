import { xsrfToken } from "../../xsrf-token.ts";

/**
 * Reloads a page that the browser restores on Back if somebody has signed in or out since: it would show the wrong
 * person. Signing in and out both change the XSRF token, so the tokens are compared.
 */
export function reloadAfterSessionChange() {
  const tokenAtLoad = xsrfToken();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && xsrfToken() !== tokenAtLoad) location.reload();
  });
}

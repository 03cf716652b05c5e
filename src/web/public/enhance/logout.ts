import { callPath } from "../../call-path.ts";
import { hasUnsent, LEAVING_PATH } from "../../device-data.ts";
import { send } from "./form-send.ts";

/**
 * Ends the session with the call of spec §7, then opens the logout page. If the call fails, that page ends the session or
 * asks (docs/decisions/0008-logging-out.md). What is not sent yet is asked about first.
 */
export function enhanceLogout(element: HTMLElement) {
  const link = element as HTMLAnchorElement;
  link.addEventListener("click", async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (hasUnsent()) return location.assign(LEAVING_PATH);
    if (link.ariaBusy === "true") return;
    link.ariaBusy = "true";
    await send(callPath("POST /auth/logout"), {});
    location.assign(link.href);
  });
}

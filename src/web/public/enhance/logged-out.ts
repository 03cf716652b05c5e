import { deleteDeviceData } from "../../device-data.ts";
import { clearDrafts } from "../../drafts.ts";

/** After a logout nothing typed stays in this browser, nor what the rounds have kept. */
export function enhanceLoggedOut(_page: HTMLElement) {
  clearDrafts();
  void deleteDeviceData();
}

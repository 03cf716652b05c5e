import { notifications } from "@mantine/notifications";
import type { ReactNode } from "react";

/** Shows a success message (spec §8). */
export const notifySuccess = (message: string): void => showNotification(message, "green");

/** Shows an error message until it is closed. The same message is never shown twice. */
export function notifyError(message: string): void {
  notifications.hide(message);
  showNotification(message, "red", { id: message, autoClose: false });
}

/** Shows a message. */
export function showNotification(
  message: ReactNode,
  color: "green" | "red",
  options: { id?: string; autoClose?: number | false } = {},
): void {
  notifications.show({ ...options, message, color, closeButtonProps: { "aria-label": "Close this message" } });
}

import { notifications } from "@mantine/notifications";
import type { ReactNode } from "react";
import { appTexts } from "../texts/texts.ts";

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
  const closeButtonProps = { "aria-label": appTexts().kit.message.close };
  notifications.show({ ...options, message, color, closeButtonProps });
}

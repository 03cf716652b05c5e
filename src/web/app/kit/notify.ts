import { notifications } from "@mantine/notifications";
import type { ReactNode } from "react";

/** Shows a success message (spec §8). */
export const said = (message: string): void => show(message, "green");

/** Shows an error message until it is closed. The same message is never shown twice. */
export function failed(message: string): void {
  notifications.hide(message);
  show(message, "red", { id: message, autoClose: false });
}

/** Shows a message. */
export function show(
  message: ReactNode,
  color: "green" | "red",
  besides: { id?: string; autoClose?: number | false } = {},
): void {
  notifications.show({ ...besides, message, color, closeButtonProps: { "aria-label": "Close this message" } });
}

import { notifications } from "@mantine/notifications";
import type { ReactNode } from "react";

/** Says that something worked, in the specification's words (spec §8). */
export const said = (message: string): void => show(message, "green");

/** Says that something did not work; it stays until somebody closes it, and is said once however often it happens. */
export function failed(message: string): void {
  notifications.hide(message);
  show(message, "red", { id: message, autoClose: false });
}

/** Shows a message until it has been read or closed. */
export function show(
  message: ReactNode,
  color: "green" | "red",
  besides: { id?: string; autoClose?: number | false } = {},
): void {
  notifications.show({ ...besides, message, color, closeButtonProps: { "aria-label": "Close this message" } });
}

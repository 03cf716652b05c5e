import { Button, Group } from "@mantine/core";
import { randomId } from "@mantine/hooks";
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

/** Long enough to read the message and to reach the button with the keyboard. */
const OPEN_FOR_MS = 10_000;

/**
 * Shows a success message with an undo button.
 * @param deed names deeds of one kind: the message of one stays until the next one's
 */
export function notifyWithUndo(message: string, onUndo: () => void, deed?: string): void {
  const id = deed ?? randomId();
  if (deed) notifications.hide(deed);
  const undo = () => {
    notifications.hide(id);
    onUndo();
  };
  showNotification(
    <Group justify="space-between" gap="sm" wrap="nowrap">
      {message}
      <Button variant="light" size="compact-md" flex="none" onClick={undo}>
        {appTexts().kit.message.undo}
      </Button>
    </Group>,
    "green",
    { id, autoClose: deed ? false : OPEN_FOR_MS },
  );
}

import { Button, Group } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { appTexts } from "../texts/texts.ts";
import { showNotification } from "./notify.ts";

/** Long enough to read the message and to reach the button with the keyboard. */
const OPEN_FOR_MS = 10_000;

/** Shows a success message with an undo button. */
export function notifyWithUndo(message: string, onUndo: () => void): void {
  const id = randomId();
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
    { id, autoClose: OPEN_FOR_MS },
  );
}

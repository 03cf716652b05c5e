import { Button, Group } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { show } from "./notify.ts";

/** Long enough to be read, thought about and reached by the keyboard. */
const OPEN_FOR_MS = 10_000;

/** Says that something worked, with the way to take it back. */
export function saidWithWayBack(message: string, goBack: () => void): void {
  const id = randomId();
  const undo = () => {
    notifications.hide(id);
    goBack();
  };
  show(
    <Group justify="space-between" gap="sm" wrap="nowrap">
      {message}
      <Button variant="light" size="compact-md" flex="none" onClick={undo}>
        Undo
      </Button>
    </Group>,
    "green",
    { id, autoClose: OPEN_FOR_MS },
  );
}

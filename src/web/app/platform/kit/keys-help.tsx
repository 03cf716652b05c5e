import { Group, Kbd, Modal, Stack } from "@mantine/core";
import { appTexts } from "../texts/texts.ts";

/** The keyboard shortcuts of the administration, by what they do. */
const KEYS = [
  ["search", "/"],
  ["everything", "Ctrl+K"],
  ["add", "n"],
  ["edit", "e"],
  ["next", "j"],
  ["previous", "k"],
  ["row", "m"],
  ["width", "Shift+←→"],
  ["leave", "Esc"],
  ["help", "?"],
] as const;

/** The list of keyboard shortcuts. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = appTexts().shell.keys;
  return (
    <Modal opened={isOpen} onClose={onClose} title={text.title}>
      <Stack component="dl" className="keys" gap="0.6rem">
        {KEYS.map(([action, key]) => (
          <Group key={action} gap="1rem" align="normal" wrap="nowrap">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{text[action]}</dd>
          </Group>
        ))}
      </Stack>
    </Modal>
  );
}

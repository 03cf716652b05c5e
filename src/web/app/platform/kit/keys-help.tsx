import { Group, Kbd, Modal, Stack } from "@mantine/core";
import { appTexts } from "../texts/texts.ts";

/** The keyboard shortcuts of the administration, by what they do. */
const KEYS = { search: "/", everything: "Ctrl+K", add: "n", edit: "e", leave: "Esc", help: "?" } as const;
const ACTIONS = Object.keys(KEYS) as (keyof typeof KEYS)[];

/** The list of keyboard shortcuts. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = appTexts().shell.keys;
  return (
    <Modal opened={isOpen} onClose={onClose} title={text.title}>
      <Stack component="dl" className="keys" gap="0.6rem">
        {ACTIONS.map((action) => (
          <Group key={action} gap="1rem" align="normal" wrap="nowrap">
            <dt>
              <Kbd>{KEYS[action]}</Kbd>
            </dt>
            <dd>{text[action]}</dd>
          </Group>
        ))}
      </Stack>
    </Modal>
  );
}

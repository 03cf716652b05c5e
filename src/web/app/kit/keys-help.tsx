import { Kbd, Modal } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { appTexts } from "../texts/texts.ts";

/** The keyboard shortcuts of the administration, by what they do. */
const KEYS = { search: "/", everything: "Ctrl+K", add: "n", edit: "e", leave: "Esc", help: "?" } as const;
const ACTIONS = Object.keys(KEYS) as (keyof typeof KEYS)[];

/** The list of keyboard shortcuts, opened by `?`. */
export function KeysHelp() {
  const text = appTexts().shell.keys;
  const [isOpen, { open, close }] = useDisclosure(false);
  // On some keyboards `?` needs shift, on others not.
  useHotkeys([
    ["shift+?", open],
    ["?", open],
  ]);
  return (
    <Modal opened={isOpen} onClose={close} title={text.title}>
      <dl className="keys">
        {ACTIONS.map((action) => (
          <div key={action}>
            <dt>
              <Kbd>{KEYS[action]}</Kbd>
            </dt>
            <dd>{text[action]}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

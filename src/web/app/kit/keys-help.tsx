import { Kbd, Modal } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";

/** The keys of the administration (look: administration). */
const KEYS = [
  ["/", "Search the list"],
  ["n", "Add a record"],
  ["e", "Edit the record"],
  ["Esc", "Leave a form or a record"],
  ["?", "Show these keys"],
] as const;

/** What the keyboard can do, shown by `?`. */
export function KeysHelp() {
  const [isOpen, { open, close }] = useDisclosure(false);
  // With and without shift, as keyboards differ.
  useHotkeys([
    ["shift+?", open],
    ["?", open],
  ]);
  return (
    <Modal opened={isOpen} onClose={close} title="Keys" closeButtonProps={{ "aria-label": "Close" }}>
      <dl className="keys">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

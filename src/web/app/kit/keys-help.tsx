import { Kbd, Modal } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";

/** The keyboard shortcuts of the administration. */
const KEYS = [
  ["/", "Search the list"],
  ["n", "Add a record"],
  ["e", "Edit the record"],
  ["Esc", "Leave a form or a record"],
  ["?", "Show these keys"],
] as const;

/** The list of keyboard shortcuts, opened by `?`. */
export function KeysHelp() {
  const [isOpen, { open, close }] = useDisclosure(false);
  // On some keyboards `?` needs shift, on others not.
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

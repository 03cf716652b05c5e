import { Text } from "@mantine/core";
import { openConfirmModal } from "@mantine/modals";

/**
 * Asks before something that cannot be taken back.
 * @param question.yes what the button that does it says; `isDanger` colours it as a warning
 * @returns whether it was confirmed; Escape, the close button and Cancel are a no
 */
export function askFirst(question: { title: string; text: string; yes: string; isDanger?: boolean }): Promise<boolean> {
  const { title, text, yes, isDanger } = question;
  return new Promise((resolve) => {
    openConfirmModal({
      title,
      children: <Text>{text}</Text>,
      labels: { confirm: yes, cancel: "Cancel" },
      confirmProps: isDanger ? { color: "red" } : {},
      onConfirm: () => resolve(true),
      // Also when it is closed after a yes, which was heard first.
      onClose: () => resolve(false),
    });
  });
}

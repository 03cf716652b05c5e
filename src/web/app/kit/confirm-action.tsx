import { Text } from "@mantine/core";
import { openConfirmModal } from "@mantine/modals";
import { appTexts } from "../texts/texts.ts";

/**
 * Asks for confirmation before an action that cannot be undone.
 * @param question.yes the text of the confirm button; `isDanger` makes it red
 * @returns whether it was confirmed; Escape, the close button and Cancel return false
 */
export function confirmAction(question: {
  title: string;
  text: string;
  yes: string;
  isDanger?: boolean;
}): Promise<boolean> {
  const { title, text, yes, isDanger } = question;
  return new Promise((resolve) => {
    openConfirmModal({
      title,
      children: <Text>{text}</Text>,
      labels: { confirm: yes, cancel: appTexts().kit.form.cancel },
      confirmProps: isDanger ? { color: "red" } : {},
      onConfirm: () => resolve(true),
      // This also runs after a confirmation, but then the promise is already resolved.
      onClose: () => resolve(false),
    });
  });
}

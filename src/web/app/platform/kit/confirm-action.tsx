import { Text } from "@mantine/core";
import { openConfirmModal } from "@mantine/modals";
import { appTexts } from "../texts/texts.ts";

/** Questions are loaded with the first key or click; where that takes longer, the browser asks in its own way. */
const MAX_LOADING_MS = 3_000;

let isMounted = false;
let onMounted = (): void => {};
const mounted = new Promise<void>((resolve) => {
  onMounted = resolve;
});

/** Called when the dialog of questions is on the page. */
export function questionsMounted(): void {
  isMounted = true;
  onMounted();
}

/** @returns whether questions can be asked; it waits for their module, but not for long */
export async function questionsReady(): Promise<boolean> {
  await Promise.race([mounted, new Promise((resolve) => setTimeout(resolve, MAX_LOADING_MS))]);
  return isMounted;
}

let isAsking = false;

/**
 * Asks for confirmation before an action that cannot be undone. While a question is open, no other is asked: a
 * person who pressed a button twice confirms one deed.
 * @param question.yes the text of the confirm button; `isDanger` makes it red
 * @param question.no the text of the other button, where "Cancel" could mean the deed itself
 * @returns whether it was confirmed; Escape, the close button and Cancel return false
 */
export async function confirmAction(question: {
  title: string;
  text: string;
  yes: string;
  no?: string;
  isDanger?: boolean;
}): Promise<boolean> {
  if (isAsking) return false;
  isAsking = true;
  try {
    return await askOnce(question);
  } finally {
    isAsking = false;
  }
}

async function askOnce(question: Parameters<typeof confirmAction>[0]): Promise<boolean> {
  const { title, text, yes, no = appTexts().kit.form.cancel, isDanger } = question;
  if (!(await questionsReady())) return window.confirm(`${title}\n\n${text}`);
  return new Promise((resolve) => {
    openConfirmModal({
      title,
      children: <Text>{text}</Text>,
      labels: { confirm: yes, cancel: no },
      confirmProps: isDanger ? { color: "red" } : {},
      onConfirm: () => resolve(true),
      // This also runs after a confirmation, but then the promise is already resolved.
      onClose: () => resolve(false),
    });
  });
}

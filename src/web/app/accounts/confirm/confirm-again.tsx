import { closeModal, openModal } from "@mantine/modals";
import { callApi } from "../../platform/calls.ts";
import { questionsReady } from "../../platform/kit/confirm-action.tsx";
import { loadAllTexts } from "../../platform/texts/load.ts";
import { accountsTexts } from "../texts.ts";
import { ConfirmForm } from "./confirm-form.tsx";

const ID = "confirm-again";
let asking: Promise<boolean> | undefined;

/**
 * Asks the person to show again who they are, because a call wants it (403 with the code `confirm`). Calls that want it at
 * the same time ask once.
 * @returns whether they did; Escape and Cancel return false
 */
export function confirmItIsYou(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  const [{ by }] = await Promise.all([callApi("GET /auth/confirm"), loadAllTexts(), questionsReady()]);
  return new Promise((resolve) => {
    const close = (isConfirmed: boolean) => {
      resolve(isConfirmed);
      closeModal(ID);
    };
    openModal({
      modalId: ID,
      title: accountsTexts().security.confirm.title,
      children: <ConfirmForm by={by} onDone={() => close(true)} onCancel={() => close(false)} />,
      // After a confirmation the promise is already resolved.
      onClose: () => resolve(false),
    });
  });
}

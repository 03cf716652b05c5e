import { Checkbox } from "@mantine/core";
import { callApi } from "../../platform/calls.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { useSend } from "../../platform/kit/use-send.ts";
import { appTexts } from "../../platform/texts/texts.ts";

/** Whether this person gets what waits for them as a letter in the morning. */
export function MorningLetter({ isOn }: { isOn: boolean }) {
  const text = appTexts().morning;
  const { isBusy, run } = useSend();
  async function change(wanted: boolean) {
    const isSaved = await run(() => callApi("PUT /dashboard/morning/letter", { body: { isOn: wanted } }), text.failed);
    if (isSaved) notifySuccess(wanted ? text.letterOn : text.letterOff);
  }
  return (
    <Checkbox
      label={text.letter}
      checked={isOn}
      disabled={isBusy}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
}

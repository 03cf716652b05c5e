import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { callApi } from "../../platform/calls.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { useSend } from "../../platform/kit/use-send.ts";
import { overviewTexts } from "../texts.ts";

/** Whether this person gets what waits for them as a letter in the morning. */
export function MorningLetter({ isOn }: { isOn: boolean }) {
  const text = overviewTexts().morning;
  const { isBusy, run } = useSend();
  // The box answers at once; the list, which says it too, is read again a little later.
  const [ticked, tick] = useState(isOn);
  async function change(wanted: boolean) {
    tick(wanted);
    const isSaved = await run(() => callApi("PUT /dashboard/morning/letter", { body: { isOn: wanted } }), text.failed);
    if (isSaved) notifySuccess(wanted ? text.letterOn : text.letterOff);
    else tick(!wanted);
  }
  return (
    <Checkbox
      className="morning-letter"
      label={text.letter}
      checked={ticked}
      disabled={isBusy}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
}

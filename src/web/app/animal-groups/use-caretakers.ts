import { useState } from "react";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { callApi } from "../calls.ts";
import { notifyError, notifySuccess } from "../kit/notify.ts";
import { errorText } from "../problem.ts";

/** Changes a group's caretakers one at a time and shows a message about each change (spec §8). */
export function useCaretakers(groupId: number) {
  const [isBusy, setBusy] = useState(false);
  const paramsOf = (employeeId: number) => ({ params: { id: groupId, employeeId } });

  async function run(change: () => Promise<unknown>, done: string, failed: string): Promise<void> {
    setBusy(true);
    try {
      await change();
      notifySuccess(done);
    } catch (error) {
      notifyError(errorText(error, failed));
    }
    setBusy(false);
  }
  return {
    isBusy,
    setMain: (employeeId: number, isMainCaretaker: boolean) =>
      run(
        () =>
          callApi("PATCH /animal-groups/:id/caretakers/:employeeId", {
            ...paramsOf(employeeId),
            body: { isMainCaretaker },
          }),
        recordTexts().caretakers.updated,
        recordTexts().caretakers.updateFailed,
      ),
    remove: (employeeId: number) =>
      run(
        () => callApi("DELETE /animal-groups/:id/caretakers/:employeeId", paramsOf(employeeId)),
        recordTexts().caretakers.removed,
        recordTexts().caretakers.removeFailed,
      ),
  };
}

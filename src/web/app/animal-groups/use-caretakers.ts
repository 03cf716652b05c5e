import { useState } from "react";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { callApi } from "../calls.ts";
import { notifyError, notifySuccess } from "../kit/notify.ts";
import { errorText } from "../problem.ts";

/** Changes a group's caretakers one at a time, says how it went, and shows the group anew (spec §8). */
export function useCaretakers(groupId: number) {
  const [isBusy, setBusy] = useState(false);
  const paramsOf = (employeeId: number) => ({ params: { id: groupId, employeeId } });

  async function run(work: () => Promise<unknown>, done: string, otherwise: string): Promise<void> {
    setBusy(true);
    try {
      await work();
      notifySuccess(done);
    } catch (error) {
      notifyError(errorText(error, otherwise));
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

import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi } from "../../platform/calls.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { useSend } from "../../platform/kit/use-send.ts";

/** Changes a group's caretakers one at a time and shows a message about each change (spec §8). */
export function useCaretakers(groupId: number) {
  const { isBusy, run: send } = useSend();
  const paramsOf = (employeeId: number) => ({ params: { id: groupId, employeeId } });

  async function run(change: () => Promise<unknown>, done: string, failed: string): Promise<void> {
    if (await send(change, failed)) notifySuccess(done);
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

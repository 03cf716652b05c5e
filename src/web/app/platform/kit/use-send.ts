import { useState } from "react";
import { errorText } from "../problem.ts";
import { notifyError } from "./notify.tsx";

/**
 * For buttons and ticks that send something at once, without a form.
 * @returns whether something is being sent, and `run`, which sends it: true when it arrived; otherwise the error is shown,
 * as `failed` if the answer has no words
 */
export function useSend() {
  const [isBusy, setBusy] = useState(false);
  async function run(send: () => Promise<unknown>, failed: string): Promise<boolean> {
    setBusy(true);
    try {
      await send();
      return true;
    } catch (error) {
      notifyError(errorText(error, failed));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}

import { useRef, useState } from "react";
import type { Resource } from "../../../../contract/giving/resources.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi } from "../../platform/calls.ts";
import { notifyError } from "../../platform/kit/notify.tsx";
import { errorText } from "../../platform/problem.ts";
import { queryClient } from "../../platform/query-client.ts";

/** What is stored is read again once the last of several presses has been answered. */
const readAgain = () =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => String(name).startsWith("GET /resources") });

/**
 * Counts on a card: each press is seen at once and sent as a difference, so that presses of several people add up. One that
 * is refused is taken back, and the refusal is shown.
 * @returns the amount as it will be, and `add`
 */
export function useCount({ id, amount }: Resource) {
  const [pending, setPending] = useState(0);
  const calls = useRef(0);
  async function add(difference: number): Promise<void> {
    setPending((before) => before + difference);
    calls.current++;
    try {
      await callApi("POST /resources/:id/use", { params: { id }, body: { difference }, reload: "never" });
    } catch (error) {
      setPending((before) => before - difference);
      notifyError(errorText(error, recordTexts().lists.operationFailed));
    }
    calls.current--;
    if (calls.current > 0) return;
    await readAgain();
    setPending(0);
  }
  return { amount: Math.max(0, amount + pending), add };
}

import type { Import, ImportChange } from "../../../../contract/exchange/imports.ts";
import { callApi } from "../../platform/calls.ts";
import { useSend } from "../../platform/kit/use-send.ts";
import { appTexts } from "../../platform/texts/texts.ts";

/** Saves a change of the mapping at once: whoever leaves and comes back finds it. */
export function useChange({ id }: Import) {
  const { run } = useSend();
  return (body: ImportChange): void =>
    void run(() => callApi("PUT /imports/:id", { params: { id }, body }), appTexts().words.cannotBeDone);
}

import { SegmentedControl } from "@mantine/core";
import type { ListLook } from "../../../../contract/platform/list-views.ts";
import type { ListAddress } from "../../platform/kit/list-address.ts";
import { changeLook } from "../../platform/kit/list-settings.ts";
import { useSend } from "../../platform/kit/use-send.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";

/** The parameters with which the list looks among all animals, unless the address says otherwise. */
const AMONG_ALL = ["q", "status", "archived"];

const isAmongAll = (params: URLSearchParams): boolean => AMONG_ALL.some((name) => params.get(name));

/**
 * The list begins with the animals in the shelter, or with all: as this person chose last. Whoever searches, or filters by
 * a status, looks among all.
 */
export function usualAnimals(params: URLSearchParams, { isHere = true }: ListLook): URLSearchParams {
  if (params.has("here") || !isHere || isAmongAll(params)) return params;
  return new URLSearchParams([...params, ["here", "true"]]);
}

/** A kept view says itself whether it is of the animals in the shelter or of all, whatever its reader chose last. */
export function keptAnimals(params: URLSearchParams, asked: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(params);
  kept.set("here", String(asked.get("here") === "true"));
  return kept;
}

/** @returns how many animals are in the shelter, where only those are listed */
export const countHere = (count: number, asked: URLSearchParams): string | undefined => {
  const isHere =
    asked.get("here") === "true" && [...asked.keys()].every((name) => ["here", "page", "sort"].includes(name));
  return isHere ? animalsTexts().animals.here.count(count) : undefined;
};

/** Only the animals in the shelter, or all there have been. */
export function HereFilter({ address, asked }: { address: ListAddress; asked: URLSearchParams }) {
  const text = animalsTexts().animals.here;
  const { run } = useSend();
  function choose(here: string): void {
    // What is usual needs no word in the address; a search among all does when it is narrowed.
    address.change({ here: isAmongAll(address.params) ? here : "" });
    void run(() => changeLook("animals", { isHere: here === "true" }), appTexts().kit.views.failed);
  }
  return (
    <SegmentedControl
      size="xs"
      aria-label={text.label}
      data={[
        { value: "true", label: text.here },
        { value: "false", label: appTexts().words.all },
      ]}
      value={asked.get("here") === "true" ? "true" : "false"}
      onChange={choose}
    />
  );
}

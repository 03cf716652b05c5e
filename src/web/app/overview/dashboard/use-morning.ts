import { useEffect, useRef, useState } from "react";
import type { MorningItem } from "../../../../contract/overview/morning.ts";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { useSend } from "../../platform/kit/use-send.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { overviewTexts } from "../texts.ts";
import type { Step } from "./morning.steps.ts";
import { keyOf, wordsOf } from "./morning.words.ts";

/** An item that was finished on this screen, with its place in the list, and what takes it back. */
type Finished = { item: MorningItem; place: number; undo: Step["undo"] };

/**
 * The list with what was finished here in its place: a list that moved under the finger would finish the wrong item.
 * @param waiting what the server says is still to be done
 */
function merged(waiting: readonly MorningItem[], finished: ReadonlyMap<string, Finished>): MorningItem[] {
  const list = waiting.filter((item) => !finished.has(keyOf(item)));
  const byPlace = [...finished.values()].toSorted((one, other) => one.place - other.place);
  for (const { item, place } of byPlace) list.splice(place, 0, item);
  return list;
}

/** The morning list while it is worked on. @param waiting the items of the server's answer */
export function useMorning(waiting: readonly MorningItem[]) {
  const text = overviewTexts().morning;
  const [finished, setFinished] = useState<ReadonlyMap<string, Finished>>(new Map());
  const { isBusy, run: sendOne } = useSend();
  const [pressed, press] = useState<string>();
  const busy = isBusy ? pressed : undefined;
  const [announcement, announce] = useState("");
  const focusOn = useRef<string>(undefined);
  const items = merged(waiting, finished);
  const left = items.filter((item) => !finished.has(keyOf(item))).length;

  // The button that was pressed is gone: the keyboard goes on with the next item, or stays with the one taken back.
  useEffect(() => {
    if (busy !== undefined || focusOn.current === undefined) return;
    document.getElementById(focusOn.current)?.focus({ preventScroll: true });
    focusOn.current = undefined;
  });

  async function run(key: string, send: () => Promise<unknown>, failed: string): Promise<boolean> {
    if (isBusy) return false;
    press(key);
    return sendOne(send, failed);
  }

  return {
    items,
    left,
    announcement,
    busy,
    isFinished: (item: MorningItem) => finished.has(keyOf(item)),
    mayUndo: (item: MorningItem) => finished.get(keyOf(item))?.undo !== undefined,
    async finish(item: MorningItem, step: Step): Promise<void> {
      const key = keyOf(item);
      if (step.ask && !(await confirmAction(step.ask))) return;
      if (step.isPreparation) {
        if (!(await run(key, step.send, text.failed))) return;
        focusOn.current = linkId(item);
        return announce(text.batchConfirmed);
      }
      const place = items.findIndex((one) => keyOf(one) === key);
      const next = items
        .slice(place + 1)
        .find((one) => !finished.has(keyOf(one)) && document.getElementById(linkId(one)));
      if (!(await run(key, step.send, text.failed))) return;
      setFinished((before) => new Map([...before, [key, { item, place, undo: step.undo }]]));
      focusOn.current = linkId(next ?? item);
      announce(text.said(step.text, wordsOf(item).text, left > 1 ? text.waiting(left - 1) : text.allDone));
    },
    async takeBack(item: MorningItem): Promise<void> {
      const key = keyOf(item);
      const undo = finished.get(key)?.undo;
      if (!undo || !(await run(key, undo, appTexts().kit.undo.failed))) return;
      setFinished((before) => new Map([...before].filter(([one]) => one !== key)));
      focusOn.current = linkId(item);
      announce(appTexts().kit.undo.done);
    },
  };
}

export type MorningWork = ReturnType<typeof useMorning>;

/** @returns the id of an item's link */
export const linkId = (item: MorningItem): string => `morning-${keyOf(item)}`;

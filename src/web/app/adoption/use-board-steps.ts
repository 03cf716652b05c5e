import { useState } from "react";
import type { BoardAdoption } from "../../../contract/adoption/adoptions.ts";
import { notifyError, notifySuccess } from "../platform/kit/notify.tsx";
import { ApiError, errorText } from "../platform/problem.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { presentSentence } from "../platform/words/adoption.stages.ts";
import { takeStep } from "./adoption.api.ts";

/** Steps from the board; each adoption takes one at a time. */
export type BoardSteps = {
  take: (adoption: BoardAdoption) => Promise<void>;
  isTaking: (id: number) => boolean;
};

export function useBoardSteps(): BoardSteps {
  const [taking, setTaking] = useState<readonly number[]>([]);

  async function take({ id, next }: BoardAdoption): Promise<void> {
    if (next?.action !== "questionnaire/send" || taking.includes(id)) return;
    setTaking((before) => [...before, id]);
    const { done, failed } = appTexts().adoptionSteps;
    try {
      await takeStep(id, { action: next.action });
      notifySuccess(done[next.action]);
    } catch (error) {
      const present = error instanceof ApiError && error.present ? ` ${presentSentence(error.present)}` : "";
      notifyError(`${errorText(error, failed[next.action])}${present}`);
    }
    setTaking((before) => before.filter((one) => one !== id));
  }
  return { take, isTaking: (id) => taking.includes(id) };
}

import { useForm } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import type { QuestionnaireDraft } from "../../../../contract/adoptions.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { deleteDraft, loadTabDraft, saveTabDraft } from "../../kit/draft.ts";
import { ApiError } from "../../problem.ts";
import { keepDraft, mergeAnswers, readDraft } from "./questionnaire-draft.ts";

type Values = { answers: string[] };
/** What is typed in this tab and not on the server yet, with the answers that it was typed over. */
type Unsaved = { base: string[]; answers: string[] };

const SAVE_AFTER_MS = 700;
const TRY_AGAIN_AFTER_MS = 5000;

/** The name of an answer's field. */
export const answerName = (at: number): string => `answers.${at}`;

const isSame = (one: readonly string[], other: readonly string[]) => one.every((answer, at) => answer === other[at]);

/** Every answer is required (spec §5); the server says the same of what reaches it. */
function blankAnswers({ answers }: Values): Record<string, string> {
  return Object.fromEntries(
    answers.flatMap((answer, at) =>
      answer.trim() ? [] : [[answerName(at), recordTexts().adoptions.answerRequired(at + 1)]],
    ),
  );
}

function openedWith({ answers }: QuestionnaireDraft): string[] {
  const unsaved = loadTabDraft<Unsaved>();
  return unsaved?.base && unsaved.answers ? mergeAnswers(unsaved.base, unsaved.answers, answers) : answers;
}

/**
 * The answers as they are typed: saved on the server soon after, and kept in this tab until they are. What another tab or
 * device has saved meanwhile is taken in when a save meets it, and when this tab comes to sight again.
 * @param onOver called when the questionnaire takes no answers any more
 */
export function useAnswers(adoptionId: number, saved: QuestionnaireDraft, onOver: (error: ApiError) => void) {
  const form = useForm<Values>({
    initialValues: { answers: useState(() => openedWith(saved))[0] },
    validate: blankAnswers,
  });
  const { answers } = form.getValues();
  const typed = useRef(answers);
  typed.current = answers;
  const server = useRef(saved);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const isSubmitting = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [isOffline, setOffline] = useState(false);

  function takeIn(theirs: QuestionnaireDraft): void {
    const merged = mergeAnswers(server.current.answers, typed.current, theirs.answers);
    server.current = theirs;
    if (!isSame(merged, typed.current)) form.setValues({ answers: merged });
  }

  async function saveOnce(): Promise<void> {
    const sent = typed.current;
    if (isSame(sent, server.current.answers)) return;
    try {
      server.current = await keepDraft(adoptionId, { answers: sent, version: server.current.version });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || error.present) throw error;
      takeIn(await readDraft(adoptionId));
    }
  }

  /** One after the other, each with what is typed by then. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const next = turn.current.then(work);
    turn.current = next.catch(() => {});
    return next;
  }

  function tellIfOver(error: unknown): void {
    if (error instanceof ApiError && error.present) onOver(error);
  }

  async function inBackground(work: () => Promise<void>): Promise<void> {
    if (isSubmitting.current) return;
    try {
      await inTurn(work);
      setOffline(false);
    } catch (error) {
      if (!isSubmitting.current) tellIfOver(error);
      setOffline(error instanceof ApiError && error.status === undefined);
    }
    setAttempt((made) => made + 1);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt and each key pressed begins the wait anew
  useEffect(() => {
    if (isSame(answers, server.current.answers)) return deleteDraft();
    saveTabDraft<Unsaved>({ base: server.current.answers, answers });
    const wait = setTimeout(() => inBackground(saveOnce), isOffline ? TRY_AGAIN_AFTER_MS : SAVE_AFTER_MS);
    return () => clearTimeout(wait);
  }, [answers, attempt]);

  const whenSeen = useRef(() => {});
  whenSeen.current = () => {
    const look = async () => takeIn(await readDraft(adoptionId));
    void inBackground(document.visibilityState === "hidden" ? saveOnce : look);
  };
  useEffect(() => {
    const listen = () => whenSeen.current();
    document.addEventListener("visibilitychange", listen);
    return () => document.removeEventListener("visibilitychange", listen);
  }, []);

  /**
   * Sends the answers. What another tab has added meanwhile is shown first, and nothing is sent then.
   * @throws ApiError
   */
  async function submit<R>(send: (values: Values) => Promise<R>): Promise<R> {
    isSubmitting.current = true;
    try {
      const seen = typed.current;
      await inTurn(saveOnce);
      if (!isSame(seen, typed.current) || !isSame(seen, server.current.answers)) {
        throw new ApiError(
          `${recordTexts().adoptions.draftElsewhere} Please look through them, and submit them again.`,
        );
      }
      return await send({ answers: seen });
    } catch (error) {
      isSubmitting.current = false;
      tellIfOver(error);
      setAttempt((made) => made + 1);
      throw error;
    }
  }
  return { form, isOffline, submit };
}

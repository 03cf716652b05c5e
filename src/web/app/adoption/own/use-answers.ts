import { useForm } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import type { QuestionnaireDraft } from "../../../../contract/adoption/questionnaire.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { deleteDraft, loadTabDraft, saveTabDraft } from "../../platform/kit/draft.ts";
import { ApiError } from "../../platform/problem.ts";
import { adoptionTexts } from "../texts.ts";
import { mergeAnswers, readDraft, storeDraft } from "./questionnaire-draft.ts";

type Values = { answers: string[] };
/** Answers of this tab that the server does not have yet; `base` are the server's answers when they were typed. */
type Unsaved = { base: string[]; answers: string[] };

const SAVE_AFTER_MS = 700;
const RETRY_AFTER_MS = 5000;

/** The name of an answer's field. */
export const answerName = (at: number): string => `answers.${at}`;

const isSame = (one: readonly string[], other: readonly string[]) => one.every((answer, at) => answer === other[at]);

/** Every answer is required (spec §5); the server checks the same. */
function errorsOfBlanks({ answers }: Values): Record<string, string> {
  return Object.fromEntries(
    answers.flatMap((answer, at) =>
      answer.trim() ? [] : [[answerName(at), recordTexts().adoptions.answerRequired(at + 1)]],
    ),
  );
}

function initialAnswers({ answers }: QuestionnaireDraft): string[] {
  const unsaved = loadTabDraft<Unsaved>();
  return unsaved?.base && unsaved.answers ? mergeAnswers(unsaved.base, unsaved.answers, answers) : answers;
}

/**
 * The answers of the form. They are stored on the server while the person types, and in this tab until then. Changes from
 * another tab or device are merged when saving finds them, and when this tab becomes visible.
 * @param onClosed called when the questionnaire accepts no answers any more
 */
export function useAnswers(adoptionId: number, saved: QuestionnaireDraft, onClosed: (error: ApiError) => void) {
  const form = useForm<Values>({
    initialValues: { answers: useState(() => initialAnswers(saved))[0] },
    validate: errorsOfBlanks,
  });
  const { answers } = form.getValues();
  const typed = useRef(answers);
  typed.current = answers;
  const server = useRef(saved);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isSubmitting = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [isOffline, setOffline] = useState(false);

  function mergeFrom(theirs: QuestionnaireDraft): void {
    const merged = mergeAnswers(server.current.answers, typed.current, theirs.answers);
    server.current = theirs;
    if (!isSame(merged, typed.current)) form.setValues({ answers: merged });
  }

  async function saveOnce(): Promise<void> {
    const sent = typed.current;
    if (isSame(sent, server.current.answers)) return;
    try {
      server.current = await storeDraft(adoptionId, { answers: sent, version: server.current.version });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || error.present) throw error;
      mergeFrom(await readDraft(adoptionId));
    }
  }

  /** Runs one save after the other, each with the answers of that moment. */
  function enqueue(work: () => Promise<void>): Promise<void> {
    const next = queue.current.then(work);
    queue.current = next.catch(() => {});
    return next;
  }

  function reportIfClosed(error: unknown): void {
    if (error instanceof ApiError && error.present) onClosed(error);
  }

  async function inBackground(work: () => Promise<void>): Promise<void> {
    if (isSubmitting.current) return;
    try {
      await enqueue(work);
      setOffline(false);
    } catch (error) {
      if (!isSubmitting.current) reportIfClosed(error);
      setOffline(error instanceof ApiError && error.status === undefined);
    }
    setAttempt((made) => made + 1);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt and each change restarts the wait
  useEffect(() => {
    if (isSame(answers, server.current.answers)) return deleteDraft();
    saveTabDraft<Unsaved>({ base: server.current.answers, answers });
    const wait = setTimeout(() => inBackground(saveOnce), isOffline ? RETRY_AFTER_MS : SAVE_AFTER_MS);
    return () => clearTimeout(wait);
  }, [answers, attempt]);

  const onVisibility = useRef(() => {});
  onVisibility.current = () => {
    const refresh = async () => mergeFrom(await readDraft(adoptionId));
    void inBackground(document.visibilityState === "hidden" ? saveOnce : refresh);
  };
  useEffect(() => {
    const listen = () => onVisibility.current();
    document.addEventListener("visibilitychange", listen);
    return () => document.removeEventListener("visibilitychange", listen);
  }, []);

  /**
   * Sends the answers. If another tab has changed them, nothing is sent and the merged answers are shown.
   * @throws ApiError
   */
  async function submit<R>(send: (values: Values) => Promise<R>): Promise<R> {
    isSubmitting.current = true;
    try {
      const seen = typed.current;
      await enqueue(saveOnce);
      if (!isSame(seen, typed.current) || !isSame(seen, server.current.answers)) {
        throw new ApiError(
          `${recordTexts().adoptions.draftElsewhere} ${adoptionTexts().myAdoption.questionnaire.lookThrough}`,
        );
      }
      return await send({ answers: seen });
    } catch (error) {
      isSubmitting.current = false;
      reportIfClosed(error);
      setAttempt((made) => made + 1);
      throw error;
    }
  }
  return { form, isOffline, submit };
}

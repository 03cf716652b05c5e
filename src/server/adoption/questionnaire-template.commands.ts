import type { z } from "zod";
import type {
  QuestionnaireTemplate,
  QuestionnaireTemplateRequest,
  TemplateDetail,
} from "../../contract/adoption/questionnaire.ts";
import { changedTexts, type Translations } from "../../contract/platform/translations.ts";
import { currentLanguage } from "../../contract/texts/language.ts";
import type { Context } from "../database/context.ts";
import { newTexts } from "../database/translations.ts";
import { audited } from "../platform/audit/audit.commands.ts";
import { readTemplate } from "./questionnaire-template.queries.ts";

type Template = z.output<typeof QuestionnaireTemplate>;
type Request = z.output<typeof QuestionnaireTemplateRequest>;
type Question = { texts: Translations; detail: TemplateDetail | undefined };

/**
 * The questions that were sent. A known question that was sent only in the writer's language keeps its other languages, and
 * one that was sent without details keeps its own.
 */
function questionsOf(sent: Request, known: Template): Question[] {
  const indexOf = (text: string | undefined) =>
    known.translations.findIndex((texts) => text !== "" && texts[currentLanguage()] === text);
  if (sent.translations) {
    return sent.translations.map((texts, at) => ({
      texts: changedTexts("text", { texts }) as Translations,
      detail: sent.details?.[at] ?? known.details[indexOf(texts[currentLanguage()])],
    }));
  }
  return (sent.questions ?? []).map((text, at) => ({
    texts: changedTexts("text", { text }, known.translations[indexOf(text)]) as Translations,
    detail: sent.details?.[at] ?? known.details[indexOf(text)],
  }));
}

/** Orders questions by their parts. A question without a part belongs to that of the question before it. */
function inParts(questions: readonly Question[]): (Question & { part: number | null })[] {
  let part: number | null = null;
  const placed = questions.map((question) => {
    part = question.detail?.part ?? part;
    return { ...question, part };
  });
  return placed.toSorted((one, other) => (one.part ?? 0) - (other.part ?? 0));
}

/** Replaces the questions. Questionnaires that were sent before keep theirs (rules §4). */
export function writeTemplate(context: Context, sent: Request): Promise<void> {
  return audited(context, "edit", { subject: "questionnaire template", id: null }, async ({ db: tx }, differ) => {
    await tx.selectFrom("questionnaire_template_questions").select("position").forUpdate().execute();
    const before = await readTemplate(tx);
    differ({}, {}, before);
    const questions = inParts(questionsOf(sent, before));
    await tx.deleteFrom("questionnaire_template_questions").execute();
    await tx
      .insertInto("questionnaire_template_questions")
      .values(
        questions.map(({ texts, detail, part }, at) => ({
          position: at + 1,
          ...newTexts({ texts }, "text"),
          kind: detail?.kind ?? "text",
          part,
          options: JSON.stringify(detail?.kind === "choice" ? detail.options : {}),
        })),
      )
      .execute();
  });
}

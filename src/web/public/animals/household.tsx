import {
  answered,
  FACT_OF,
  type FitFacts,
  HOUSEHOLD,
  type Household,
  type KnownFact,
  QUESTIONS,
  type Question,
} from "../../../contract/animals/household.ts";
import { href } from "../../../contract/platform/href.ts";
import { withQuery } from "../../login-path.ts";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().household;

/** @returns the address of an animal's page that says how it fits this household */
export const animalPath = (id: number, household: Household): string => withQuery(href(`/animal/${id}`), household);

/** The questions that something is known about: a shelter may have retired a score, and may know no animal's home. */
const askable = (known: readonly KnownFact[]): Question[] =>
  QUESTIONS.filter((question) => known.includes(FACT_OF[question]));

type QuestionsProps = { household: Household; known: readonly KnownFact[] };

/**
 * "Who lives with you?" above the list. enhance/filters.ts applies each answer at once; without a script there is a button.
 * @param form the id of the form that the answers belong to, so that filters and answers stand in one address
 */
export function HouseholdQuestions({ household, known, form }: QuestionsProps & { form: string }) {
  const questions = askable(known);
  if (questions.length === 0) return null;
  return (
    <section className="household" aria-labelledby="household" data-household>
      <h2 id="household">{texts().title}</h2>
      <p className="soft">{texts().lead}</p>
      <div className="questions">
        {questions.map((question) => (
          <Choices key={question} question={question} household={household} form={form} />
        ))}
      </div>
      <button className="button is-small household-show" type="submit" form={form}>
        {texts().show}
      </button>
    </section>
  );
}

/** The same on the landing page, as a form that leads to the list. */
export function HouseholdInvitation({ known }: Pick<QuestionsProps, "known">) {
  const questions = askable(known);
  if (questions.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby="household">
      <form className="household is-invitation" action={href("/animals")} method="get" data-household-form>
        <h2 id="household">{texts().title}</h2>
        <p className="soft">{texts().lead}</p>
        <div className="questions">
          {questions.map((question) => (
            <Choices key={question} question={question} household={{}} />
          ))}
        </div>
        <button className="button" type="submit">
          {texts().show}
        </button>
      </form>
    </section>
  );
}

/** One question: no answer comes first, and holds at the beginning, without looking chosen (`.choices` in animals.css). */
function Choices({ question, household, form }: { question: Question; household: Household; form?: string }) {
  const words: Readonly<Record<string, string>> = texts().answers[question];
  const chosen = household[question] ?? "";
  return (
    <fieldset className="choices">
      <legend>{texts().questions[question]}</legend>
      <div>
        {["", ...HOUSEHOLD[question]].map((value) => (
          <label key={value}>
            <input type="radio" name={question} value={value} defaultChecked={value === chosen} form={form} />
            <span>{value ? words[value] : texts().any}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Why the list has this order, and the way back to the usual one. @param path of the list with all its parameters */
export function OrderByFit({ household, path }: { household: Household; path: string }) {
  if (answered(household).length === 0) return null;
  const [bare = "/", query] = path.split("?");
  const others = new URLSearchParams(query);
  for (const name of [...QUESTIONS, "page"]) others.delete(name);
  return (
    <div className="order-by-fit">
      <details>
        <summary>{texts().why}</summary>
        <ul>
          {texts().reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
      <a href={others.size > 0 ? `${bare}?${others}` : bare} data-clear-household>
        {texts().clear}
      </a>
    </div>
  );
}

/** What is known of an animal for this household, in a sentence for each answer. */
export function FitSentence({ animal, household }: { animal: FitFacts; household: Household }) {
  const questions = answered(household);
  if (questions.length === 0) return null;
  return <p className="fit">{questions.map((question) => sentenceOf(animal, FACT_OF[question])).join(" ")}</p>;
}

function sentenceOf({ traits, homeNeeded }: FitFacts, fact: (typeof FACT_OF)[Question]): string {
  if (fact === "home") return homeNeeded ? texts().home[homeNeeded] : texts().unknown.home;
  const score = traits[fact];
  return score === null ? texts().unknown[fact] : texts().fit[fact](score);
}

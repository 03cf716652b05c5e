import type { ReactNode } from "react";
import type { Adoption } from "../../../../contract/adoptions.ts";
import { eventText } from "../../adoptions/adoption.history.ts";
import { When } from "../../kit/when.tsx";

type Of = { adoption: Adoption };

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The letter with which it began. */
export function LetterPanel({ adoption }: Of) {
  return (
    <Panel id="letter" title="Your application letter">
      <p className="typed">{adoption.application.applicationLetter}</p>
    </Panel>
  );
}

/** What was answered, once it was sent. */
export function AnswersPanel({ adoption: { questionnaire } }: Of) {
  if (!questionnaire?.submittedAt) return null;
  return (
    <Panel id="answers" title="Your answers">
      <dl className="answers">
        {questionnaire.questions.map((question, at) => (
          <div key={question}>
            <dt>{`${at + 1}. ${question}`}</dt>
            <dd className="typed">{questionnaire.answers[at]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** What happened, the latest first. */
export function HistoryPanel({ adoption }: Of) {
  return (
    <Panel id="history" title="What happened so far">
      <ul className="history">
        {[...adoption.history].reverse().map((entry) => (
          <li key={`${entry.at} ${entry.event}`}>
            <span>{eventText(entry)}</span>
            <span className="history-when">
              <When at={entry.at} />
              {entry.actorFullName && `, ${entry.actorFullName}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

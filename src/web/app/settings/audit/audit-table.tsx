import { UnstyledButton } from "@mantine/core";
import type { AuditEntry } from "../../../../contract/platform/audit.ts";
import { useListAddress } from "../../platform/kit/list-address.ts";
import { When } from "../../platform/kit/when.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { actionText, actorText, ChangedFields, detailsText, subjectText } from "../../platform/words/audit.texts.tsx";
import { withinKind } from "./audit-kind.ts";

/** The entries of the log. Clicking an actor, an action or a subject shows only its entries. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const change = withinKind(useListAddress());
  const text = appTexts().audit;
  const heads = [appTexts().words.when, text.actor, text.action, text.subject, text.details];
  return (
    <table className="data-table">
      <caption className="visually-hidden">{appTexts().shell.navigation.audit}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td data-head={appTexts().words.when}>
              <span>
                <When at={entry.at} hasTime />
              </span>
            </td>
            <td data-head={text.actor}>
              {entry.actorAccountId === null ? (
                actorText(entry)
              ) : (
                <FilterButton
                  text={actorText(entry)}
                  onClick={() => change({ actorAccountId: String(entry.actorAccountId) })}
                />
              )}
            </td>
            <td data-head={text.action}>
              <FilterButton text={actionText(entry.action)} onClick={() => change({ action: entry.action })} />
            </td>
            <td data-head={text.subject}>
              <span>
                <FilterButton text={subjectText(entry.subject)} onClick={() => change({ subject: entry.subject })} />
                {entry.subjectId !== null && ` ${entry.subjectName || entry.subjectId}`}
              </span>
            </td>
            <td data-head={text.details}>
              <div>
                {detailsText(entry.details)}
                <ChangedFields entry={entry} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FilterButton = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <UnstyledButton className="only" title={appTexts().audit.showOnly(text)} onClick={onClick}>
    {text}
  </UnstyledButton>
);

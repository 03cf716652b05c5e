import { UnstyledButton } from "@mantine/core";
import type { AuditEntry } from "../../../contract/audit.ts";
import { useListAddress } from "../kit/list-address.ts";
import { When } from "../kit/when.tsx";
import { detailsText, whoText } from "./audit.words.ts";

const HEADS = ["When", "Who", "Action", "Subject", "Details"] as const;

/** The log's entries. Who, action and subject can be pressed to see only their like. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { change } = useListAddress();
  return (
    <table className="data-table audit-table">
      <caption className="visually-hidden">Audit log</caption>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td data-head="When">
              <span>
                <When at={entry.at} hasTime />
              </span>
            </td>
            <td data-head="Who">
              {entry.actorAccountId === null ? (
                whoText(entry)
              ) : (
                <Only text={whoText(entry)} press={() => change({ actorAccountId: String(entry.actorAccountId) })} />
              )}
            </td>
            <td data-head="Action">
              <Only text={entry.action} press={() => change({ action: entry.action })} />
            </td>
            <td data-head="Subject">
              <span>
                <Only text={entry.subject} press={() => change({ subject: entry.subject })} />
                {entry.subjectId !== null && ` ${entry.subjectId}`}
              </span>
            </td>
            <td data-head="Details">{detailsText(entry.details)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Only({ text, press }: { text: string; press: () => void }) {
  return (
    <UnstyledButton className="only" title={`Show only: ${text}`} onClick={press}>
      {text}
    </UnstyledButton>
  );
}

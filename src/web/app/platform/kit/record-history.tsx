import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../calls.ts";
import { appTexts } from "../texts/texts.ts";
import { actionText, actorText, ChangedFields } from "../words/audit.texts.tsx";
import { When } from "./when.tsx";

/** The changes of a record from the audit log, for admins (rules §10). */
export function RecordHistory({ subject, id }: { subject: string; id: number }) {
  const entries = useQuery({ ...apiQuery("GET /audit", { query: { subject, subjectId: id } }), staleTime: 0 });
  const writes = (entries.data?.items ?? []).filter(({ action }) => action !== "read");
  if (writes.length === 0) return null;
  return (
    <details className="panel form-width">
      <summary>{appTexts().kit.record.history}</summary>
      <ul className="record-history">
        {writes.map((entry) => (
          <li key={entry.id}>
            <p>{actionText(entry.action)}</p>
            <ChangedFields entry={entry} />
            <p className="record-when">
              <When at={entry.at} hasTime />
              {`, ${actorText(entry)}`}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

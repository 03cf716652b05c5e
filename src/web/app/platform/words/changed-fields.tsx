import type { AuditEntry } from "../../../../contract/platform/audit.ts";
import { appTexts } from "../texts/texts.ts";
import { changedFields } from "./audit.texts.ts";

const ARROW = "→";

/** What an entry has changed, a line for each field: as it was, and as it is. */
export function ChangedFields({ entry }: { entry: AuditEntry }) {
  const text = appTexts().audit;
  const fields = changedFields(entry);
  if (fields.length === 0) return null;
  return (
    <ul className="changed-fields">
      {fields.map(({ name, label, before, after }) => (
        <li key={name}>
          <span className="changed-field">{label}</span> <span className="visually-hidden">{text.was}</span>
          <del>{before}</del> <span aria-hidden>{ARROW}</span> <span className="visually-hidden">{text.is}</span>
          <ins>{after}</ins>
        </li>
      ))}
    </ul>
  );
}

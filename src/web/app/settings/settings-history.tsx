import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../platform/calls.ts";
import { When } from "../platform/kit/when.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { actorText } from "../platform/words/audit.texts.tsx";
import { settingsTexts } from "./texts.ts";

type Change = { field: string; before: unknown; after: unknown };

/** A value as a line of the history has it; lists and parts in the form in which they are stored. */
function shown(value: unknown): string {
  if (value === null || value === "") return settingsTexts().settings.history.nothing;
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}

function lineOf({ field, before, after }: Change): string {
  const { shelter } = appTexts();
  const { settings } = settingsTexts();
  const label = (shelter.fields as Readonly<Record<string, string>>)[field] ?? field;
  return settings.history.change(label, shown(before), shown(after));
}

/** Who changed what, and when, newest first (rules §12). */
export function SettingsHistory() {
  const entries = useQuery({ ...apiQuery("GET /audit", { query: { subject: "shelter" } }), staleTime: 0 });
  const saves = (entries.data?.items ?? []).filter(({ details }) => Array.isArray(details.changes));
  if (saves.length === 0) return null;
  return (
    <details className="panel form-width">
      <summary>{settingsTexts().settings.history.title}</summary>
      <ul className="record-history">
        {saves.map((entry) => (
          <li key={entry.id}>
            {(entry.details.changes as Change[]).map((change) => (
              <p key={change.field}>{lineOf(change)}</p>
            ))}
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

import { useQuery } from "@tanstack/react-query";
import type { ShelterTextVersion } from "../../../../contract/platform/shelter-texts.ts";
import { LANGUAGE_NAME, LANGUAGES } from "../../../../contract/texts/language.ts";
import { apiQuery } from "../../platform/calls.ts";
import { When } from "../../platform/kit/when.tsx";
import { settingsTexts } from "../texts.ts";

/** Who wrote what, and when, newest first (rules §12). */
export function TextHistory({ textKey }: { textKey: string }) {
  const history = useQuery({
    ...apiQuery("GET /shelter/texts/:key/history", { params: { key: textKey } }),
    staleTime: 0,
  });
  const saves = history.data?.items ?? [];
  if (saves.length === 0) return null;
  return (
    <details className="panel">
      <summary>{settingsTexts().shelterTexts.history.title}</summary>
      <ul className="record-history">
        {saves.map((save, at) => (
          <li key={save.version}>
            <Save save={save} former={saves[at + 1]} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One save with the languages that it has changed. */
function Save({ save, former }: { save: ShelterTextVersion; former: ShelterTextVersion | undefined }) {
  const text = settingsTexts().shelterTexts.history;
  const changed = LANGUAGES.filter((language) => save[language] !== (former?.[language] ?? null));
  return (
    <>
      {changed.map((language) => (
        <p key={language}>
          {`${LANGUAGE_NAME[language]}: `}
          {save[language] === null ? (
            text.builtIn
          ) : (
            <span lang={language} className="text-words">
              {save[language]}
            </span>
          )}
        </p>
      ))}
      <p className="record-when">
        <When at={save.at} hasTime />
        {`, ${save.by ?? text.nobody}`}
      </p>
    </>
  );
}

import type { AnimalFilters } from "../../../contract/animals/animals.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { callPath } from "../../call-path.ts";
import { SubmitButton } from "../platform/button.tsx";
import { FormOutcome, serverErrorTexts, TextField } from "../platform/field.tsx";
import { Icon } from "../platform/icon.tsx";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().savedSearch;

/**
 * Asks for a letter when a new animal fits the filters of the list (rules §6). It sends them as the list's address has
 * them; when they change, enhance/filters.ts puts the new ones in.
 */
export function SaveSearch({ filters }: { filters: AnimalFilters }) {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  return (
    <details className="save-search">
      <summary>
        <Icon name="mail" /> {texts().title}
      </summary>
      <p>{texts().text}</p>
      <form
        className="form"
        method="post"
        data-form="savedSearch"
        data-endpoint={callPath("POST /saved-searches")}
        data-success={formTexts().savedSearches.saved}
        data-failure={formTexts().savedSearches.failed}
        {...serverErrorTexts(formTexts().savedSearches.failed)}
        noValidate
      >
        <span data-search-query>
          <input type="hidden" name="query" value={query.toString()} />
        </span>
        <TextField name="emailAddress" label={pageTexts().chrome.email} type="email" autoComplete="email" />
        <SubmitButton look="quiet">{texts().button}</SubmitButton>
        <FormOutcome />
      </form>
    </details>
  );
}

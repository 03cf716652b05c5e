import { Autocomplete } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { DueTreatment } from "../../../contract/treatments.ts";
import { apiQuery } from "../calls.ts";
import { DateField } from "../kit/date-field.tsx";
import { fieldId } from "../kit/form.ts";
import { Section } from "../kit/section.tsx";
import { shelterToday } from "../stays/shelter-day.ts";
import { appTexts } from "../texts/texts.ts";
import { batchField, DAY_FIELD, type Round } from "./use-round.ts";

type Props = { round: Round; kinds: readonly DueTreatment["kind"][] };

/** What holds for all doses of a round: the day, and the batch of each kind that needs one. It is typed once. */
export function RoundFields({ round, kinds }: Props) {
  const text = appTexts().treatments.due;
  const { data } = useQuery(apiQuery("GET /treatments/batches"));
  const { refusal } = round;
  const errorOf = (field: string) => (refusal?.field === field ? refusal.text : undefined);
  return (
    <Section title={text.round}>
      {kinds.some(({ needsBatch }) => needsBatch) && <p className="fact-detail">{text.batchHint}</p>}
      <div className="round-fields">
        <DateField
          id={fieldId(DAY_FIELD)}
          size="lg"
          label={text.givenOn}
          max={shelterToday()}
          value={round.on}
          onChange={round.setDay}
          error={errorOf(DAY_FIELD)}
        />
        {kinds
          .filter(({ needsBatch }) => needsBatch)
          .map(({ id, name }) => (
            <Autocomplete
              key={id}
              id={fieldId(batchField(id))}
              size="lg"
              label={text.batchOf(name)}
              data={(data?.items ?? []).filter(({ kind }) => kind.id === id).map(({ batch }) => batch)}
              value={round.batches[id] ?? ""}
              onChange={(batch) => round.setBatch(id, batch)}
              error={errorOf(batchField(id))}
              maxLength={200}
              limit={6}
              autoCapitalize="characters"
              autoComplete="off"
            />
          ))}
      </div>
    </Section>
  );
}

import type { DueTreatment } from "../../../../contract/animals/treatments.ts";
import { DateField } from "../../platform/kit/date-field.tsx";
import { fieldId } from "../../platform/kit/form.ts";
import { Section } from "../../platform/kit/section.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { BatchField } from "./batch-field.tsx";
import { batchField, DAY_FIELD, type Round } from "./use-round.ts";

type Props = { round: Round; kinds: readonly DueTreatment["kind"][] };

/** What holds for all doses of a round: the day, and the batch of each kind that needs one. It is confirmed once. */
export function RoundFields({ round, kinds }: Props) {
  const text = appTexts().treatments.due;
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
          .map((kind) => (
            <BatchField key={kind.id} round={round} kind={kind} error={errorOf(batchField(kind.id))} />
          ))}
      </div>
    </Section>
  );
}

import { Autocomplete, Badge, Button, Group, SimpleGrid, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { DueTreatment } from "../../../../contract/animals/treatments.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import { DateField } from "../../platform/kit/date-field.tsx";
import { fieldId } from "../../platform/kit/form.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { animalsTexts } from "../texts.ts";
import { batchField, DAY_FIELD, type Round } from "./use-round.ts";

type Props = { round: Round; kinds: readonly DueTreatment["kind"][] };

/** What holds for all doses of a round: the day, and the batch of each kind that needs one. It is confirmed once. */
export function RoundFields({ round, kinds }: Props) {
  const text = animalsTexts().treatments.due;
  const { refusal } = round;
  const errorOf = (field: string) => (refusal?.field === field ? refusal.text : undefined);
  return (
    <Section title={text.round}>
      {kinds.some(({ needsBatch }) => needsBatch) && <p className="fact-detail">{text.batchHint}</p>}
      <SimpleGrid minColWidth="min(100%, 220px)" autoFlow="auto-fit" style={{ alignItems: "start" }}>
        <DateField
          id={fieldId(DAY_FIELD)}
          size="lg"
          label={recordTexts().treatments.fields.givenOn}
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
      </SimpleGrid>
    </Section>
  );
}

type BatchProps = { round: Round; kind: DueTreatment["kind"]; error: string | undefined };

/** The batch of a kind in a round: one tap gives it once the person has confirmed that its vial is in their hand. */
export function BatchField({ round, kind: { id, name }, error }: BatchProps) {
  const text = animalsTexts().treatments.due;
  const { data } = useQuery(apiQuery("GET /treatments/batches"));
  const batch = round.batchOf(id);
  return (
    <Stack
      component="form"
      gap="0.4rem"
      onSubmit={(event) => {
        event.preventDefault();
        void round.confirm(id, name);
      }}
    >
      <Autocomplete
        id={fieldId(batchField(id))}
        size="lg"
        label={text.batchOf(name)}
        data={(data?.items ?? []).filter(({ kind }) => kind.id === id).map((one) => one.batch)}
        value={batch.typed}
        onChange={(typed) => round.setBatch(id, typed)}
        error={error}
        maxLength={200}
        limit={6}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <Group gap="sm" mih="2.75rem">
        {batch.isConfirmed ? (
          <Badge color="green">{text.isInHand}</Badge>
        ) : (
          <Button
            type="submit"
            size="md"
            variant="light"
            loading={round.confirming === id}
            aria-label={text.inHandLabel(name)}
          >
            {animalsTexts().rounds.inHand}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

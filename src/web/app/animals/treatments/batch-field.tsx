import { Autocomplete, Badge, Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { DueTreatment } from "../../../../contract/animals/treatments.ts";
import { apiQuery } from "../../platform/calls.ts";
import { fieldId } from "../../platform/kit/form.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { batchField, type Round } from "./use-round.ts";

type Props = { round: Round; kind: DueTreatment["kind"]; error: string | undefined };

/** The batch of a kind in a round: one tap gives it once the person has confirmed that its vial is in their hand. */
export function BatchField({ round, kind: { id, name }, error }: Props) {
  const text = appTexts().treatments.due;
  const { data } = useQuery(apiQuery("GET /treatments/batches"));
  const batch = round.batchOf(id);
  return (
    <form
      className="batch-field"
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
            {text.inHand}
          </Button>
        )}
      </Group>
    </form>
  );
}

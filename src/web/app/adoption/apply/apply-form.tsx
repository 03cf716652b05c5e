import { Button, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type Adoption, AdoptionApplication } from "../../../../contract/adoption/adoptions.ts";
import { closedText } from "../../../../contract/animals/animals.ts";
import { kindOf } from "../../../format.ts";
import { callApi, choicesOf } from "../../platform/calls.ts";
import { deleteDraft, useDraft } from "../../platform/kit/draft.ts";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { field, useSave, validateWith } from "../../platform/kit/form.ts";
import { RecordSelect } from "../../platform/kit/record-select.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { OwnAdoptionNotice } from "./own-adoption.tsx";
import { SelectedAnimal } from "./selected-animal.tsx";
import { useOwnAdoption, useRequestedId, useSelectedAnimal } from "./use-selected-animal.ts";

type Values = { animalId: string | null; applicationLetter: string };
const check = validateWith(AdoptionApplication);
const bodyOf = (values: Values) => ({ ...values, animalId: Number(values.animalId) });

/** The animal and the letter; both are stored as a draft. */
export function ApplyForm({ onSent }: { onSent: (sent: Adoption) => void }) {
  const text = appTexts().apply;
  const requestedId = useRequestedId();
  const form = useForm<Values>({
    initialValues: { animalId: requestedId, applicationLetter: "" },
    validate: (values) => check(bodyOf(values)),
  });
  // The animal in the address takes precedence over the draft.
  useDraft(form, requestedId === null ? ["animalId", "applicationLetter"] : ["applicationLetter"]);
  const save = useSave(form, {
    send: (values) => callApi("POST /adoptions/applications", { body: bodyOf(values) }),
    done: (sent) => {
      deleteDraft();
      onSent(sent);
    },
    failure: text.failed,
  });
  const animal = useSelectedAnimal(form.values.animalId);
  const own = useOwnAdoption(form.values.animalId);
  const closed = animal && !own && closedText(animal);
  return (
    <form onSubmit={save.onSubmit} noValidate className="narrow">
      <Stack gap="lg">
        <ErrorSummary errors={form.errors} problem={save.problem} />
        <RecordSelect
          {...field(form, "animalId")}
          {...(closed ? { error: closed } : {})}
          choices={choicesOf("GET /animals", { status: "Available", availableFor: "Adoption" })}
          label={text.animal}
          placeholder={appTexts().kit.select.typeName}
          optionText={(animal) => `${animal.name} – ${kindOf(animal)}`}
          failed={text.animalsFailed}
        />
        {animal && <SelectedAnimal animal={animal} />}
        {animal && own ? (
          <OwnAdoptionNotice animalName={animal.name} own={own} />
        ) : (
          <>
            <Textarea
              {...field(form, "applicationLetter")}
              label={text.letter}
              description={text.letterHint}
              autosize
              minRows={8}
              required
            />
            <Text c="dimmed" size="sm">
              {text.draftHint}
            </Text>
            <Button type="submit" color="terracotta" loading={save.isSaving}>
              {text.submit}
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}

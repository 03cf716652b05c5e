import { Button, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { AdoptionApplication } from "../../../../contract/adoptions.ts";
import { closedText } from "../../../../contract/animals.ts";
import { callApi, choicesOf } from "../../calls.ts";
import { deleteDraft, useDraft } from "../../kit/draft.ts";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { field, useSave, validateWith } from "../../kit/form.ts";
import { RecordSelect } from "../../kit/record-select.tsx";
import { USER_AREA_TEXT } from "../texts.ts";
import { AnimalGlance } from "./animal-glance.tsx";
import { useAskedFor, useChosen, useOwnAdoption } from "./chosen-animal.ts";
import { OwnAdoptionNotice } from "./own-adoption.tsx";

type Values = { animalId: string | null; applicationLetter: string };
const check = validateWith(AdoptionApplication);
const bodyOf = (values: Values) => ({ ...values, animalId: Number(values.animalId) });

/** Animal and letter; what is typed survives a reload and signing in again. */
export function ApplyForm({ onSent }: { onSent: () => void }) {
  const askedFor = useAskedFor();
  const form = useForm<Values>({
    initialValues: { animalId: askedFor, applicationLetter: "" },
    validate: (values) => check(bodyOf(values)),
  });
  // The animal of the address goes before one that was chosen here earlier.
  useDraft(form, askedFor === null ? ["animalId", "applicationLetter"] : ["applicationLetter"]);
  const save = useSave(form, {
    send: (values) => callApi("POST /adoptions/applications", { body: bodyOf(values) }),
    done: () => {
      deleteDraft();
      onSent();
    },
    failure: USER_AREA_TEXT.applyFailed,
  });
  const chosen = useChosen(form.values.animalId);
  const own = useOwnAdoption(form.values.animalId);
  const closed = chosen && !own && closedText(chosen);
  return (
    <form onSubmit={save.onSubmit} noValidate className="narrow">
      <Stack gap="lg">
        <ErrorSummary errors={form.errors} problem={save.problem} />
        <RecordSelect
          {...field(form, "animalId")}
          {...(closed ? { error: closed } : {})}
          choices={choicesOf("GET /animals", { status: "Available", availableFor: "Adoption" })}
          label="Animal"
          placeholder="Type a name"
          optionText={({ name, type, breed }) => `${name} – ${type}, ${breed}`}
          failed={USER_AREA_TEXT.animalsFailed}
        />
        {chosen && <AnimalGlance animal={chosen} />}
        {chosen && own ? (
          <OwnAdoptionNotice animalName={chosen.name} own={own} />
        ) : (
          <>
            <Textarea
              {...field(form, "applicationLetter")}
              label="Application letter"
              description="Tell us about your home, who lives there, and why you would like to adopt."
              autosize
              minRows={8}
              required
            />
            <Text c="dimmed" size="sm">
              What you type is kept in this browser tab until you send it.
            </Text>
            <Button type="submit" color="terracotta" loading={save.isSaving}>
              Submit Application
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}

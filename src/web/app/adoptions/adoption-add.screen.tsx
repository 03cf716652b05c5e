import { Button, Group, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Link } from "react-router";
import { AdoptionApplication } from "../../../contract/adoptions.ts";
import { type Age, youngAge } from "../../../contract/age.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { kindOf, listed } from "../../format.ts";
import { callApi, choicesOf } from "../calls.ts";
import { deleteDraft, useDraft } from "../kit/draft.ts";
import { ErrorSummary } from "../kit/error-summary.tsx";
import { field, useSave } from "../kit/form.ts";
import { useLeaveAfterSave, useLeaveOnEscape } from "../kit/leave-guard.ts";
import { notifySuccess } from "../kit/notify.ts";
import { RecordSelect } from "../kit/record-select.tsx";
import { Screen } from "../kit/screen.tsx";
import { appTexts } from "../texts/texts.ts";

const ageOf = ({ age, ageMonths }: Age) =>
  age === null ? null : (youngAge({ age, ageMonths }) ?? recordTexts().animals.age(age));
const LIST = "/admin/adoptions";
type Values = { userId: string | null; animalId: string | null; applicationLetter: string };

/** A walk-in: staff select adopter and animal and type the letter (rules §4). */
export function AdoptionAddScreen() {
  const { fields, add: text } = appTexts().adoptions;
  const { form: buttons, select } = appTexts().kit;
  const form = useForm<Values>({
    initialValues: { userId: null, animalId: null, applicationLetter: "" },
    validate: {
      userId: (id) => (id ? null : recordTexts().adoptions.adopterRequired),
      animalId: (id) => (id ? null : recordTexts().adoptions.animalRequired),
      applicationLetter: letterError,
    },
  });
  useDraft(form, ["userId", "animalId", "applicationLetter"]);
  const { isSaving, problem, ...save } = useSave(form, {
    send: ({ userId, animalId, applicationLetter }) =>
      callApi("POST /adoptions/applications", {
        body: { userId: Number(userId), animalId: Number(animalId), applicationLetter },
      }),
    done: () => {
      notifySuccess(appTexts().kit.form.created);
      deleteDraft();
      leave(LIST);
    },
    failure: text.failed,
  });
  const leave = useLeaveAfterSave(form.isDirty());
  useLeaveOnEscape(LIST);
  return (
    <Screen title={text.title}>
      <form {...save} className="panel part form-width">
        <ErrorSummary errors={form.errors} problem={problem} />
        <RecordSelect
          {...field(form, "userId")}
          choices={choicesOf("GET /users")}
          label={fields.adopter}
          placeholder={select.typeName}
          optionText={({ name, surname, city, email }) => `${name} ${surname}, ${city} (${email})`}
          failed={recordTexts().users.loadFailed}
        />
        <RecordSelect
          {...field(form, "animalId")}
          choices={choicesOf("GET /animals", { status: "Available", availableFor: "Adoption" })}
          label={fields.animal}
          placeholder={select.typeName}
          optionText={(animal) => `${animal.name} – ${listed(kindOf(animal), ageOf(animal))}`}
          failed={text.animalsFailed}
        />
        <Textarea
          {...field(form, "applicationLetter")}
          label={fields.letter}
          description={text.letterHint}
          autosize
          minRows={6}
          required
        />
        <Group gap="sm">
          <Button type="submit" loading={isSaving}>
            {text.submit}
          </Button>
          <Button component={Link} to={LIST} variant="outline">
            {buttons.cancel}
          </Button>
        </Group>
      </form>
    </Screen>
  );
}

function letterError(letter: string): string | null {
  const checked = AdoptionApplication.shape.applicationLetter.safeParse(letter);
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}

import { Button, Group, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Link } from "react-router";
import { AdoptionApplication } from "../../../contract/adoptions.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { callApi, choicesOf } from "../calls.ts";
import { deleteDraft, useDraft } from "../kit/draft.ts";
import { ErrorSummary } from "../kit/error-summary.tsx";
import { field, useSave } from "../kit/form.ts";
import { useLeaveAfterSave, useLeaveOnEscape } from "../kit/leave-guard.ts";
import { notifySuccess } from "../kit/notify.ts";
import { RecordSelect } from "../kit/record-select.tsx";
import { Screen } from "../kit/screen.tsx";
import { ADOPTION_SCREEN_TEXT } from "./adoption.texts.ts";

const LIST = "/admin/adoptions";
type Values = { userId: string | null; animalId: string | null; applicationLetter: string };

/** The walk-in: staff choose adopter and animal and type the letter (rules §4). */
export function AdoptionAddScreen() {
  const form = useForm<Values>({
    initialValues: { userId: null, animalId: null, applicationLetter: "" },
    validate: {
      userId: (chosen) => (chosen ? null : recordTexts().adoptions.adopterRequired),
      animalId: (chosen) => (chosen ? null : recordTexts().adoptions.animalRequired),
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
      notifySuccess(ADOPTION_SCREEN_TEXT.created);
      deleteDraft();
      leave(LIST);
    },
    failure: ADOPTION_SCREEN_TEXT.applicationFailed,
  });
  const leave = useLeaveAfterSave(form.isDirty());
  useLeaveOnEscape(LIST);
  return (
    <Screen title="Add Adoption">
      <form {...save} className="panel part form-width">
        <ErrorSummary errors={form.errors} problem={problem} />
        <RecordSelect
          {...field(form, "userId")}
          choices={choicesOf("GET /users")}
          label="Adopter"
          placeholder="Type a name"
          optionText={({ name, surname, city, email }) => `${name} ${surname}, ${city} (${email})`}
          failed={ADOPTION_SCREEN_TEXT.usersFailed}
        />
        <RecordSelect
          {...field(form, "animalId")}
          choices={choicesOf("GET /animals", { status: "Available", availableFor: "Adoption" })}
          label="Animal"
          placeholder="Type a name"
          optionText={({ name, type, breed, age }) => `${name} – ${type}, ${breed}, age ${age}`}
          failed={ADOPTION_SCREEN_TEXT.animalsFailed}
        />
        <Textarea
          {...field(form, "applicationLetter")}
          label="Application letter"
          description="What the person told you: their home, their days, why this animal"
          autosize
          minRows={6}
          required
        />
        <Group gap="sm">
          <Button type="submit" loading={isSaving}>
            Submit Application
          </Button>
          <Button component={Link} to={LIST} variant="outline">
            Cancel
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

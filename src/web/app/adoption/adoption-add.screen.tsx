import { Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useSearchParams } from "react-router";
import { AdoptionApplication } from "../../../contract/adoption/adoptions.ts";
import { kindOf, shortAge } from "../../../contract/animals/in-words.ts";
import { listed } from "../../../contract/platform/dates.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { callApi, choicesOf } from "../platform/calls.ts";
import { useDraft } from "../platform/kit/draft.ts";
import { field } from "../platform/kit/form.ts";
import { RecordSelect } from "../platform/kit/record-select.tsx";
import { Screen } from "../platform/kit/screen.tsx";
import { ScreenForm } from "../platform/kit/screen-form.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { adoptionTexts } from "./texts.ts";

const LIST = "/admin/adoptions";
type Values = { userId: string | null; animalId: string | null; applicationLetter: string };

/** A walk-in: staff select adopter and animal and type the letter (rules §4). */
export function AdoptionAddScreen() {
  const { fields, add: text, age: ageText } = adoptionTexts().adoptions;
  const { typeName } = appTexts().kit.select;
  const [params] = useSearchParams();
  const form = useForm<Values>({
    initialValues: { userId: null, animalId: params.get("animalId"), applicationLetter: "" },
    validate: {
      userId: (id) => (id ? null : recordTexts().adoptions.adopterRequired),
      animalId: (id) => (id ? null : recordTexts().adoptions.animalRequired),
      applicationLetter: letterError,
    },
  });
  useDraft(form, ["userId", "animalId", "applicationLetter"]);
  return (
    <Screen title={text.title}>
      <ScreenForm
        form={form}
        to={LIST}
        isChanged={form.isDirty()}
        send={({ userId, animalId, applicationLetter }) =>
          callApi("POST /adoptions/applications", {
            body: { userId: Number(userId), animalId: Number(animalId), applicationLetter },
          })
        }
        texts={{ ...text, done: appTexts().kit.form.created }}
      >
        <RecordSelect
          {...field(form, "userId")}
          choices={choicesOf("GET /users")}
          label={fields.adopter}
          placeholder={typeName}
          optionText={({ name, surname, age, city, email }) =>
            `${listed(`${name} ${surname}`, age === null ? null : ageText(age), city)} (${email})`
          }
          failed={recordTexts().users.loadFailed}
        />
        <RecordSelect
          {...field(form, "animalId")}
          choices={choicesOf("GET /animals", { status: "Available", availableFor: "Adoption" })}
          label={appTexts().words.animal}
          placeholder={typeName}
          optionText={(animal) => `${animal.name} – ${listed(kindOf(animal), shortAge(animal))}`}
          failed={text.animalsFailed}
        />
        <Textarea
          {...field(form, "applicationLetter")}
          label={appTexts().words.letter}
          description={text.letterHint}
          autosize
          minRows={6}
          required
        />
      </ScreenForm>
    </Screen>
  );
}

function letterError(letter: string): string | null {
  const checked = AdoptionApplication.shape.applicationLetter.safeParse(letter);
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}

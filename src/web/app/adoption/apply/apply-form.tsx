import { Alert, Button, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useSearchParams } from "react-router";
import {
  type Adoption,
  AdoptionApplication,
  type OwnAdoption,
  ownAdoptionText,
} from "../../../../contract/adoption/adoptions.ts";
import { type AnimalDetail, closedText } from "../../../../contract/animals/animals.ts";
import { kindOf } from "../../../../contract/animals/in-words.ts";
import { isId } from "../../../../contract/platform/ids.ts";
import { apiQuery, callApi, choicesOf } from "../../platform/calls.ts";
import { deleteDraft, useDraft } from "../../platform/kit/draft.ts";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { field, useSave, validateWith } from "../../platform/kit/form.ts";
import { RecordSelect } from "../../platform/kit/record-select.tsx";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { SelectedAnimal } from "../selected-animal.tsx";
import { adoptionTexts } from "../texts.ts";

type Values = { animalId: string | null; applicationLetter: string };
const check = validateWith(AdoptionApplication);
const bodyOf = (values: Values) => ({ ...values, animalId: Number(values.animalId) });

/** The animal and the letter; both are stored as a draft. */
export function ApplyForm({ onSent }: { onSent: (sent: Adoption) => void }) {
  const text = adoptionTexts().apply;
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
    failure: adoptionTexts().adoptions.add.failed,
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
          label={appTexts().words.animal}
          placeholder={appTexts().kit.select.typeName}
          optionText={(animal) => `${animal.name} – ${kindOf(animal)}`}
          failed={adoptionTexts().adoptions.add.animalsFailed}
        />
        {animal && <SelectedAnimal animal={animal} />}
        {animal && own ? (
          <OwnAdoptionNotice animalName={animal.name} own={own} />
        ) : (
          <>
            <Textarea
              {...field(form, "applicationLetter")}
              label={appTexts().words.letter}
              description={text.letterHint}
              autosize
              minRows={8}
              required
            />
            <Text c="dimmed" size="sm">
              {text.draftHint}
            </Text>
            <Button type="submit" color="terracotta" loading={save.isSaving}>
              {adoptionTexts().adoptions.add.submit}
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}

/** In place of the letter: this person's own adoption of the selected animal, with a link to it. */
const OwnAdoptionNotice = ({ animalName, own }: { animalName: string; own: OwnAdoption }) => (
  <Alert color="yellow" variant="light" role="status">
    <Text>{ownAdoptionText(animalName, own)}</Text>
    <Button mt="sm" component={Link} to={`/user_page/adoptions/${own.id}`}>
      {adoptionTexts().apply.seeAdoption}
    </Button>
  </Alert>
);

/** The id of the animal in the address or in the navigation state (spec §2.2). */
function useRequestedId(): string | null {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const stateId = typeof state === "object" && state !== null && "animalId" in state ? state.animalId : undefined;
  const id = Number(params.get("animalId") ?? stateId);
  return isId(id) ? String(id) : null;
}

/** The selected animal as it is now: an old link may lead to one that is not available any more. */
function useSelectedAnimal(animalId: string | null): AnimalDetail | undefined {
  return useQuery({ ...apiQuery("GET /animals/:id", { params: { id: Number(animalId) } }), enabled: animalId !== null })
    .data;
}

/** This person's own adoption of the selected animal, if there is one. Staff have none. */
function useOwnAdoption(animalId: string | null): OwnAdoption | null {
  const { isEmployee } = useSession();
  const { data } = useQuery({
    ...apiQuery("GET /animals/:id/own-adoption", { params: { id: Number(animalId) } }),
    enabled: animalId !== null && !isEmployee,
  });
  return data?.ownAdoption ?? null;
}

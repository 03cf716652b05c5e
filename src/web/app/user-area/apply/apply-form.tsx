import { Button, Select, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useLocation, useSearchParams } from "react-router";
import { type Adoption, AdoptionApplication } from "../../../../contract/adoptions.ts";
import type { Animal } from "../../../../contract/animals.ts";
import { api } from "../../api.ts";
import { dropDraft, useDraft } from "../../kit/draft.ts";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { checkedBy, field, useSave } from "../../kit/form.ts";
import { forgetMyAdoptions } from "../my-adoptions.ts";
import { USER_AREA_TEXT } from "../texts.ts";
import { AnimalGlance } from "./animal-glance.tsx";

type Values = { animalId: string | null; applicationLetter: string };
const check = checkedBy(AdoptionApplication);
const bodyOf = (values: Values) => ({ ...values, animalId: Number(values.animalId) });

/** The animal that this screen was opened for: the address's, or that of the navigation (spec §2.2). */
function useAskedFor(animals: readonly Animal[]): string | null {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const handed = typeof state === "object" && state !== null && "animalId" in state ? state.animalId : undefined;
  const asked = Number(params.get("animalId") ?? handed);
  return animals.some(({ id }) => id === asked) ? String(asked) : null;
}

/** Animal and letter; what is typed survives a reload and signing in again. */
export function ApplyForm({ animals, onSent }: { animals: readonly Animal[]; onSent: () => void }) {
  const askedFor = useAskedFor(animals);
  const form = useForm<Values>({
    initialValues: { animalId: askedFor, applicationLetter: "" },
    validate: (values) => check(bodyOf(values)),
  });
  // The animal of the address goes before one that was chosen here earlier.
  useDraft(form, askedFor === null ? ["animalId", "applicationLetter"] : ["applicationLetter"]);
  const save = useSave(form, {
    send: (values) => api.post<Adoption>("/adoptions/applications", bodyOf(values)),
    done: () => {
      dropDraft();
      forgetMyAdoptions();
      onSent();
    },
    failure: USER_AREA_TEXT.applyFailed,
  });
  const chosen = animals.find(({ id }) => String(id) === form.values.animalId);
  return (
    <form onSubmit={save.onSubmit} noValidate className="narrow">
      <Stack gap="lg">
        <ErrorSummary errors={form.errors} problem={save.problem} />
        <Select
          {...field(form, "animalId")}
          label="Animal"
          placeholder="Type a name"
          data={animals.map(({ id, name, type, breed }) => ({
            value: String(id),
            label: `${name} – ${type}, ${breed}`,
          }))}
          searchable
          nothingFoundMessage="No animal matches."
          required
        />
        {chosen && <AnimalGlance animal={chosen} />}
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
      </Stack>
    </form>
  );
}

import { Button, Stack, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router";
import { type Adoption, AdoptionApplication } from "../../../../contract/adoptions.ts";
import { type Animal, type AnimalDetail, closedText } from "../../../../contract/animals.ts";
import { Id } from "../../../../contract/shared.ts";
import { api } from "../../api.ts";
import { dropDraft, useDraft } from "../../kit/draft.ts";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { checkedBy, field, useSave } from "../../kit/form.ts";
import { RecordSelect } from "../../kit/record-select.tsx";
import { USER_AREA_TEXT } from "../texts.ts";
import { AnimalGlance } from "./animal-glance.tsx";

type Values = { animalId: string | null; applicationLetter: string };
const check = checkedBy(AdoptionApplication);
const bodyOf = (values: Values) => ({ ...values, animalId: Number(values.animalId) });

/** The animal that this screen was opened for: the address's, or that of the navigation (spec §2.2). */
function useAskedFor(): string | null {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const handed = typeof state === "object" && state !== null && "animalId" in state ? state.animalId : undefined;
  const asked = Id.safeParse(Number(params.get("animalId") ?? handed));
  return asked.success ? String(asked.data) : null;
}

/** The chosen animal as it is now: whoever kept an old link learns that it takes no applications any more. */
function useChosen(animalId: string | null) {
  const call = `/animals/${animalId}`;
  const { data } = useQuery({
    queryKey: [call],
    queryFn: () => api.get<AnimalDetail>(call),
    enabled: animalId !== null,
  });
  return data;
}

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
    send: (values) => api.post<Adoption>("/adoptions/applications", bodyOf(values)),
    done: () => {
      dropDraft();
      onSent();
    },
    failure: USER_AREA_TEXT.applyFailed,
  });
  const chosen = useChosen(form.values.animalId);
  const closed = chosen && closedText(chosen);
  return (
    <form onSubmit={save.onSubmit} noValidate className="narrow">
      <Stack gap="lg">
        <ErrorSummary errors={form.errors} problem={save.problem} />
        <RecordSelect<Animal>
          {...field(form, "animalId")}
          {...(closed ? { error: closed } : {})}
          list="/animals?status=Available&availableFor=Adoption"
          label="Animal"
          placeholder="Type a name"
          optionText={({ name, type, breed }) => `${name} – ${type}, ${breed}`}
          failed={USER_AREA_TEXT.animalsFailed}
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

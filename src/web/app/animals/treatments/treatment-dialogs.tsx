import { Autocomplete, Checkbox, Select, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { AnimalType } from "../../../../contract/animals/animals.ts";
import {
  giveRequest,
  SkipRequest,
  TEST_RESULTS,
  type Treatment,
  treatmentChange,
  treatmentRequest,
} from "../../../../contract/animals/treatments.ts";
import type { BodyOf } from "../../../../contract/calls.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { DateField } from "../../platform/kit/date-field.tsx";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { LongText, options } from "../../platform/kit/fields.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { type AddProps, addForm } from "../care/care-part.tsx";
import { animalsTexts } from "../texts.ts";

const facts = { today: shelterToday };
type Input = { id: string; name: string };

const DayField = ({ label, isPast = true, ...input }: Input & { label: string; isPast?: boolean }) => (
  <DateField {...input} label={label} {...(isPast && { max: shelterToday() })} />
);

const ResultSelect = (input: Input) => {
  const { results } = animalsTexts().treatments;
  const { result } = recordTexts().treatments.fields;
  return <Select {...input} label={result} data={options(TEST_RESULTS, results)} clearable />;
};

/** Batches of the kind that were given lately are offered. */
function BatchInput({ kindId, ...input }: Input & { kindId: number | undefined }) {
  const { data } = useQuery(apiQuery("GET /treatments/batches"));
  const batches = (data?.items ?? []).filter(({ kind }) => kind.id === kindId).map(({ batch }) => batch);
  return (
    <Autocomplete
      {...input}
      label={recordTexts().treatments.fields.batch}
      data={[...new Set(batches)]}
      limit={6}
      maxLength={200}
      autoComplete="off"
    />
  );
}

/** Leaves a planned dose out, with the reason. */
export function SkipTreatment({ id, animal, kind, size }: { id: number; animal: string; kind: string; size: string }) {
  const { skip } = animalsTexts().treatments.due;
  return (
    <DialogForm
      part={`skip-${id}`}
      variant="subtle"
      size={size}
      isOffered
      texts={{ ...skip, title: skip.title(animal, kind) }}
      values={{ reason: "" }}
      schema={SkipRequest}
      send={(body: { reason: string }) => callApi("POST /treatments/:id/skip", { params: { id }, body })}
    >
      {(input) => <LongText {...input("reason")} label={skip.reason} required />}
    </DialogForm>
  );
}

type GiveProps = { dose: Pick<Treatment, "id" | "kind">; name: string } & Pick<AddProps, "alone">;

/** Notes that a planned dose was given. */
export function GiveTreatment({ dose: { id, kind }, name, alone }: GiveProps) {
  const { give } = animalsTexts().treatments.animal;
  return (
    <DialogForm
      part={`give-${id}`}
      alone={alone}
      size="compact-md"
      isOffered
      texts={{ ...give, title: give.title(name, kind.name) }}
      values={{ on: shelterToday(), batch: "", result: null as string | null }}
      schema={giveRequest(facts)}
      toBody={(typed) => ({ ...typed, treatmentIds: [id] })}
      send={(body: BodyOf<"POST /treatments/give">) => callApi("POST /treatments/give", { body })}
    >
      {(input) => (
        <>
          <DayField {...input("on")} label={recordTexts().treatments.fields.givenOn} />
          {kind.needsBatch && <BatchInput {...input("batch")} kindId={kind.id} />}
          {kind.category === "test" && <ResultSelect {...input("result")} />}
        </>
      )}
    </DialogForm>
  );
}

const NOTHING_KNOWN = {
  product: "",
  dose: "",
  route: "",
  batch: "",
  batchExpiresOn: "",
  result: null as string | null,
  protectsUntil: "",
  note: "",
};

type KnownName = keyof typeof NOTHING_KNOWN;

/** What is known of a dose beside its day. */
function KnownFields({ input, kindId }: { input: (name: KnownName) => Input; kindId: number | undefined }) {
  const { fields } = recordTexts().treatments;
  return (
    <>
      <TextInput {...input("product")} label={fields.product} maxLength={200} />
      <TextInput {...input("dose")} label={fields.dose} maxLength={200} />
      <TextInput {...input("route")} label={fields.route} maxLength={200} />
      <BatchInput {...input("batch")} kindId={kindId} />
      <DayField {...input("batchExpiresOn")} label={fields.batchExpiresOn} isPast={false} />
      <ResultSelect {...input("result")} />
      <DayField {...input("protectsUntil")} label={fields.protectsUntil} isPast={false} />
      <LongText {...input("note")} label={appTexts().words.note} />
    </>
  );
}

type AddTreatmentProps = AddProps & { type: AnimalType; isHere: boolean };

/** Adds a treatment that no rule has planned: given, or planned for a day. */
export function AddTreatment({ type, isHere, ...props }: AddTreatmentProps) {
  const { add, fields } = animalsTexts().treatments.animal;
  const { data } = useQuery({ ...apiQuery("GET /treatment-kinds"), enabled: props.isOffered });
  const kinds = (data?.items ?? []).filter(({ species }) => species === null || species === type);
  return (
    <DialogForm
      {...addForm("treatment", props, add)}
      values={{ kindId: null as string | null, on: "", dueOn: "", elsewhere: !isHere, ...NOTHING_KNOWN }}
      schema={treatmentRequest(facts)}
      toBody={({ kindId, ...typed }) => ({ ...typed, ...(kindId && { kindId: Number(kindId) }) })}
      send={(body: BodyOf<"POST /animals/:id/treatments">) =>
        callApi("POST /animals/:id/treatments", { params: { id: props.animalId }, body })
      }
    >
      {(input, form) => {
        const { kindId, elsewhere } = form.getValues();
        return (
          <>
            <Select
              {...input("kindId")}
              label={fields.kind}
              data={kinds.map((kind) => ({ value: String(kind.id), label: kind.name }))}
              required
              data-autofocus
            />
            <DayField {...input("on")} label={recordTexts().treatments.fields.givenOn} />
            <DayField {...input("dueOn")} label={fields.dueOn} isPast={false} />
            <Checkbox {...input("elsewhere")} checked={elsewhere} label={fields.elsewhere} />
            <KnownFields input={input} kindId={kindId === null ? undefined : Number(kindId)} />
          </>
        );
      }}
    </DialogForm>
  );
}

/** Corrects a given treatment; how it was stays in the record. */
export function CorrectTreatment({ dose }: { dose: Treatment }) {
  const { correct, fields } = animalsTexts().treatments.animal;
  const { id, kind, givenOn, product, batch, route, result, note } = dose;
  const known = { product, dose: dose.dose, route, batch, result: result as string | null, note };
  const days = { batchExpiresOn: dose.batchExpiresOn ?? "", protectsUntil: dose.protectsUntil ?? "" };
  return (
    <DialogForm
      part={`correct-${id}`}
      variant="subtle"
      size="compact-md"
      isOffered
      texts={{ ...correct, title: correct.title(kind.name) }}
      values={{ on: givenOn ?? "", ...known, ...days, reason: "" }}
      schema={treatmentChange(facts)}
      changes
      send={(body: BodyOf<"PUT /treatments/:id">) => callApi("PUT /treatments/:id", { params: { id }, body })}
    >
      {(input) => (
        <>
          <DayField {...input("on")} label={recordTexts().treatments.fields.givenOn} />
          <KnownFields input={input} kindId={kind.id} />
          <LongText {...input("reason")} label={fields.reason} />
        </>
      )}
    </DialogForm>
  );
}

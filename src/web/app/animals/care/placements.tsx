import { Badge, Select, TextInput } from "@mantine/core";
import type { User } from "../../../../contract/accounts/users.ts";
import {
  PLACEMENT_KINDS,
  type Placement,
  type PlacementRequest,
  placementRequest,
} from "../../../../contract/animals/care.ts";
import { shelter } from "../../../../contract/platform/shelter.ts";
import { storedWord } from "../../../../contract/texts/stored-word.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay } from "../../../format.ts";
import { callApi, choicesOf } from "../../platform/calls.ts";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { DateField } from "../../platform/kit/date-field.tsx";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { LongText, options } from "../../platform/kit/fields.tsx";
import { RecordSelect } from "../../platform/kit/record-select.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { type AddProps, addForm, CareButton, CarePart, Nothing } from "./care-part.tsx";

type Props = { animalId: number; name: string; mayChange: boolean; placement: Placement | null };

/** Whether an animal is with a foster family, on trial, at the vet's: in the shelter's care, not in its house (rules §14). */
export function PlacementPart({ animalId, name, mayChange, placement }: Props) {
  const text = animalsTexts().care.placements;
  return (
    <CarePart
      title={text.title}
      action={<AddPlacement animalId={animalId} name={name} isOffered={mayChange && placement === null} />}
    >
      {placement ? (
        <ul className="care-list">
          <li>
            <div>
              {placementText(placement)}
              {isDue(placement) && (
                <Badge color="yellow" ml="xs">
                  {placement.kind === "trial_adoption" ? text.trialOver : text.overdue}
                </Badge>
              )}
              <span className="fact-detail">{daysText(placement)}</span>
              {placement.note && <span className="fact-detail as-typed">{placement.note}</span>}
            </div>
            {mayChange && (
              <CareButton
                text={text.end}
                ask={() => confirmAction({ title: text.endAsk(name), text: placementText(placement), yes: text.end })}
                send={() => callApi("POST /placements/:id/end", { params: { id: placement.id } })}
                done={text.ended}
                failed={text.endFailed}
              />
            )}
          </li>
        </ul>
      ) : (
        <Nothing text={text.none} />
      )}
    </CarePart>
  );
}

/** @returns where the animal is, and with whom */
export function placementText({ kind, personName }: { kind: string; personName: string }): string {
  const text = animalsTexts().care.placements;
  const name = storedWord(text.kinds, kind);
  return personName ? text.with(name, personName) : name;
}

const isDue = ({ dueBack }: Placement) => dueBack !== null && dueBack <= shelterToday();

function daysText({ from, dueBack }: Placement): string {
  const text = animalsTexts().care.placements;
  return [text.since(localDay(from)), dueBack && text.dueBack(localDay(dueBack))].filter(Boolean).join(", ");
}

/** With these, a person has the animal at home: they may have an account, which gets a page for it. */
const GOES_HOME: ReadonlySet<string> = new Set(["foster", "trial_adoption"]);

const NOBODY = {
  kind: null as string | null,
  userId: null as string | null,
  personName: "",
  dueBack: "",
  note: "",
};

/** An account that was chosen before the kind was changed is left out. */
const bodyOf = ({ userId, ...typed }: Partial<typeof NOBODY>) => ({
  ...typed,
  ...(userId && GOES_HOME.has(typed.kind ?? "") && { userId: Number(userId) }),
});

/** Records that the animal goes somewhere else for a time. */
export function AddPlacement(props: AddProps) {
  const text = animalsTexts().care.placements;
  return (
    <DialogForm
      {...addForm("placement", props, text.add)}
      values={{ ...NOBODY, from: shelterToday() }}
      schema={placementRequest({ today: shelterToday })}
      toBody={bodyOf}
      send={(body: PlacementRequest) =>
        callApi("POST /animals/:id/placements", { params: { id: props.animalId }, body })
      }
    >
      {(input, form) => (
        <>
          <Select
            {...input("kind")}
            label={text.kind}
            data={options(PLACEMENT_KINDS, text.kinds)}
            required
            data-autofocus
          />
          {GOES_HOME.has(form.getValues().kind ?? "") && (
            <RecordSelect
              {...input("userId")}
              choices={choicesOf("GET /users")}
              label={text.account}
              description={text.accountHint}
              placeholder={appTexts().kit.select.typeName}
              optionText={({ name, surname, city, email }: User) => `${name} ${surname}, ${city} (${email})`}
              failed={recordTexts().users.loadFailed}
              required={false}
            />
          )}
          <TextInput
            {...input("personName")}
            label={GOES_HOME.has(form.getValues().kind ?? "") ? text.orName : text.person}
            maxLength={200}
          />
          <DateField {...input("from")} max={shelterToday()} label={appTexts().kit.days.from} required />
          <DateField
            {...input("dueBack")}
            label={text.dueBackDay}
            description={text.dueBackHint(shelter().rules.fosterWeeks)}
          />
          <LongText {...input("note")} label={appTexts().words.note} />
        </>
      )}
    </DialogForm>
  );
}

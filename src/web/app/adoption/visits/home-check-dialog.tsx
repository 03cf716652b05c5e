import { type AdoptionVisits, HomeCheckRequest } from "../../../../contract/adoption/visits.ts";
import { localIn } from "../../../../contract/platform/time.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { shelterZone } from "../../../format.ts";
import { callApi, choicesOf } from "../../platform/calls.ts";
import { DateTimeField } from "../../platform/kit/date-field.tsx";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { RecordSelect } from "../../platform/kit/record-select.tsx";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";

type Values = { startsAt: string; employeeId: string | null };

/** Dates the home check of an adoption, or gives it another date; the adopter gets a letter. */
export function HomeCheckDialog({ adoptionId, visits }: { adoptionId: number; visits: AdoptionVisits }) {
  const text = appTexts().visits.homeCheck;
  const { name, surname } = useSession();
  const present = visits.items.find(({ kind, state }) => kind === "home_check" && state === "booked");
  const employee = present?.employeeId;
  const values: Values = {
    startsAt: present ? localIn(shelterZone(), new Date(present.startsAt)) : "",
    employeeId: employee ? String(employee) : null,
  };
  return (
    <DialogForm
      part="home-check"
      isOffered
      texts={{ ...text, open: present ? text.change : text.open }}
      values={values}
      schema={HomeCheckRequest.pick({ startsAt: true })}
      send={({ startsAt, employeeId }: { startsAt: string; employeeId?: string }) =>
        callApi("PUT /adoptions/:id/home-check", {
          params: { id: adoptionId },
          body: { startsAt, ...(employeeId && { employeeId: Number(employeeId) }) },
        })
      }
    >
      {(input) => (
        <>
          <DateTimeField {...input("startsAt")} label={text.when} description={text.whenHint} required data-autofocus />
          <RecordSelect
            {...input("employeeId")}
            choices={choicesOf("GET /employees")}
            label={text.who}
            placeholder={`${name} ${surname}`}
            optionText={(one: { id: number; name: string; surname: string }) => `${one.name} ${one.surname}`}
            failed={recordTexts().employees.loadFailed}
            present={
              present?.employeeId
                ? { value: String(present.employeeId), label: present.employeeFullName ?? "" }
                : undefined
            }
            required={false}
          />
        </>
      )}
    </DialogForm>
  );
}

import { MeetingRequest } from "../../../../contract/adoption/visits.ts";
import { shelterZone } from "../../../../contract/platform/dates.ts";
import { localIn } from "../../../../contract/platform/time.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { choicesOf } from "../../platform/calls.ts";
import { DateTimeField } from "../../platform/kit/date-field.tsx";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { RecordSelect } from "../../platform/kit/record-select.tsx";

type Texts = Record<"open" | "change" | "title" | "hint" | "when" | "whenHint" | "who" | "done" | "failed", string>;
type Meeting = { startsAt: string; employeeId?: number | null; employeeFullName?: string | null };

/**
 * Agrees with an adopter on a time, or on another one; the adopter gets a letter.
 * @param part names the form on its screen
 * @param present what is agreed on now
 * @param nobody who it is when no employee is chosen
 */
export function MeetingDialog(given: {
  part: string;
  isOffered: boolean;
  texts: Texts;
  present: Meeting | null | undefined;
  nobody: string;
  size?: string;
  send: (body: { startsAt: string; employeeId?: number }) => Promise<unknown>;
}) {
  const { texts, present, nobody, send, ...button } = given;
  const employee = present?.employeeId;
  return (
    <DialogForm
      {...button}
      texts={{ ...texts, open: present ? texts.change : texts.open }}
      values={{
        startsAt: present ? localIn(shelterZone(), new Date(present.startsAt)) : "",
        employeeId: employee ? String(employee) : null,
      }}
      schema={MeetingRequest.pick({ startsAt: true })}
      send={({ startsAt, employeeId }: { startsAt: string; employeeId?: string }) =>
        send({ startsAt, ...(employeeId && { employeeId: Number(employeeId) }) })
      }
    >
      {(input) => (
        <>
          <DateTimeField
            {...input("startsAt")}
            label={texts.when}
            description={texts.whenHint}
            required
            data-autofocus
          />
          <RecordSelect
            {...input("employeeId")}
            choices={choicesOf("GET /employees")}
            label={texts.who}
            placeholder={nobody}
            optionText={(one: { id: number; name: string; surname: string }) => `${one.name} ${one.surname}`}
            failed={recordTexts().employees.loadFailed}
            present={employee ? { value: String(employee), label: present?.employeeFullName ?? "" } : undefined}
            required={false}
          />
        </>
      )}
    </DialogForm>
  );
}

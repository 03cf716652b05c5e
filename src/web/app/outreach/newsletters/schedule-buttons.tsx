import {
  type Newsletter,
  type NewsletterSchedule,
  newsletterSchedule,
} from "../../../../contract/outreach/newsletter-issues.ts";
import { shelterZone } from "../../../../contract/platform/dates.ts";
import { localIn } from "../../../../contract/platform/time.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { shelterTime } from "../../../format.ts";
import { callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { DateTimeField } from "../../platform/kit/date-field.tsx";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { outreachTexts } from "../texts.ts";

/** Gives an issue the time at which it goes out, changes that time, or takes it back. */
export function ScheduleButtons({ issue: { id, sendAt, actions } }: { issue: Newsletter }) {
  const text = outreachTexts().newsletters.schedule;
  const failed = recordTexts().newsletterIssues.scheduleFailed;
  const isScheduled = actions.includes("unschedule");
  return (
    <>
      <DialogForm
        part="schedule"
        isOffered={actions.includes("schedule")}
        texts={{ open: isScheduled ? text.change : text.open, title: text.title, done: text.done, failed }}
        values={{ sendAt: isScheduled && sendAt ? localIn(shelterZone(), new Date(sendAt)) : "" }}
        schema={newsletterSchedule(shelterTime())}
        send={(body: NewsletterSchedule) => callApi("POST /newsletters/:id/schedule", { params: { id }, body })}
      >
        {(input) => (
          <DateTimeField {...input("sendAt")} label={appTexts().words.dayAndTime} description={text.hint} required />
        )}
      </DialogForm>
      {isScheduled && (
        <ActionButton
          variant="outline"
          text={text.cancel}
          send={() => callApi("POST /newsletters/:id/unschedule", { params: { id } })}
          done={text.canceled}
          failed={failed}
        />
      )}
    </>
  );
}

import { JOB_APPLICATION_STATUSES, type JobApplication } from "../../../../contract/people/job-applications.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { animalsTexts } from "../../animals/texts.ts";
import { listCall } from "../../platform/calls.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { DeleteButton } from "../../platform/kit/delete-button.tsx";
import { SegmentFilter } from "../../platform/kit/list-filters.tsx";
import { ListTable } from "../../platform/kit/list-table.tsx";
import { ListTools } from "../../platform/kit/list-tools.tsx";
import { AddScreen, RecordLoader, ViewScreen } from "../../platform/kit/record-screen.tsx";
import { Screen } from "../../platform/kit/screen.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { listOf } from "../../platform/kit/staff-resource.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import { JOB_APPLICATION_FORM } from "./job-application.form.tsx";
import { JOB_APPLICATION } from "./job-application.resource.ts";
import { DecisionSection } from "./job-application-decision.tsx";
import { JobApplicationNoteForm } from "./job-application-note-form.tsx";
import { noteText, StatusMark } from "./job-application-parts.tsx";

const title = ({ firstName, lastName }: JobApplication) => `${firstName} ${lastName}`;

function columns(): readonly Column<JobApplication>[] {
  const text = peopleTexts().jobApplications;
  const { statuses } = recordTexts().jobApplications;
  return [
    { head: text.columns.person, cell: title, sort: "firstName" },
    { head: animalsTexts().animals.fields.age, cell: ({ age }) => age, sort: "age", isNumber: true },
    {
      head: text.experience,
      cell: ({ experience }) => <p className="two-lines">{experience}</p>,
      sort: "experience",
      text: ({ experience }) => experience,
    },
    {
      head: text.columns.phone,
      cell: ({ phoneNumber }) => <span className="one-line">{phoneNumber}</span>,
      sort: "phoneNumber",
      text: ({ phoneNumber }) => phoneNumber,
    },
    {
      head: text.columns.status,
      cell: ({ applicationStatus }) => <StatusMark status={applicationStatus} />,
      sort: "applicationStatus",
      text: ({ applicationStatus }) => statuses[applicationStatus],
    },
    {
      head: appTexts().words.note,
      cell: ({ note }) => <p className="two-lines">{noteText(note)}</p>,
      sort: "note",
      text: ({ note }) => noteText(note),
    },
  ];
}

const RESUMES = listOf(JOB_APPLICATION, {
  name: "resumes",
  call: listCall("GET /job-applications"),
  text: () => ({ ...peopleTexts().jobApplications, title: appTexts().shell.navigation.resumes }),
});

/** All job applications, coloured by their status (spec §2.6). */
export const List = () => (
  <StaffList of={RESUMES} columns={columns()}>
    {(list) => (
      <>
        <ListTools list={list}>
          <SegmentFilter
            address={list.address}
            name="status"
            label={appTexts().words.status}
            all={appTexts().words.all}
            values={JOB_APPLICATION_STATUSES}
            texts={recordTexts().jobApplications.statuses}
          />
        </ListTools>
        <ListTable
          list={list}
          rowClass={({ applicationStatus }) => `job-application-row is-${applicationStatus.toLowerCase()}`}
        />
      </>
    )}
  </StaffList>
);

const parts = { resource: JOB_APPLICATION, parts: JOB_APPLICATION_FORM, title };

export const View = () => (
  <ViewScreen {...parts} below={(application) => <BelowJobApplication application={application} />} />
);
export const Add = () => <AddScreen {...parts} />;

const BelowJobApplication = ({ application }: { application: JobApplication }) => (
  <div className="form-width">
    <DecisionSection application={application} />
  </div>
);

/** Edits the note, the only field that can be changed (rules §11). Admins can delete the application. */
export const Edit = () => (
  <RecordLoader<JobApplication> resource={JOB_APPLICATION}>
    {(application) => (
      <Screen
        title={appTexts().kit.record.editTitle(title(application))}
        actions={
          application.actions.includes("delete") && (
            <DeleteButton resource={JOB_APPLICATION} record={application} title={title(application)} />
          )
        }
      >
        <JobApplicationNoteForm application={application} />
      </Screen>
    )}
  </RecordLoader>
);

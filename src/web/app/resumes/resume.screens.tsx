import { SegmentedControl } from "@mantine/core";
import { JOB_APPLICATION_STATUSES, type JobApplication } from "../../../contract/job-applications.ts";
import { listCall } from "../calls.ts";
import type { Column } from "../kit/data-table.tsx";
import { DeleteButton } from "../kit/delete-button.tsx";
import type { ListAddress } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { AddScreen, RecordLoader, ViewScreen } from "../kit/record-screen.tsx";
import { addressOf } from "../kit/resource.ts";
import { Screen } from "../kit/screen.tsx";
import { RESUME_FORM } from "./resume.form.tsx";
import { RESUME } from "./resume.resource.ts";
import { ResumeDecision } from "./resume-decision.tsx";
import { ResumeNoteForm } from "./resume-note-form.tsx";
import { StatusMark } from "./status-mark.tsx";

const title = ({ firstName, lastName }: JobApplication) => `${firstName} ${lastName}`;

const COLUMNS: readonly Column<JobApplication>[] = [
  { head: "Name", cell: title, sort: "firstName" },
  { head: "Age", cell: ({ age }) => age, sort: "age", isNumber: true },
  {
    head: "Experience",
    cell: ({ experience }) => <p className="two-lines">{experience}</p>,
    sort: "experience",
    text: ({ experience }) => experience,
  },
  {
    head: "Phone Number",
    cell: ({ phoneNumber }) => <span className="one-line">{phoneNumber}</span>,
    sort: "phoneNumber",
    text: ({ phoneNumber }) => phoneNumber,
  },
  {
    head: "Application Status",
    cell: ({ applicationStatus }) => <StatusMark status={applicationStatus} />,
    sort: "applicationStatus",
    text: ({ applicationStatus }) => applicationStatus,
  },
  { head: "Note", cell: ({ note }) => <p className="two-lines">{note}</p>, sort: "note", text: ({ note }) => note },
];

/** All resumes, tinted by their status (spec §2.6). */
export const List = () => (
  <ListPage
    title="Resumes"
    list={listCall("GET /job-applications")}
    search="Search Resume..."
    add={{ text: "Add Resume", to: addressOf.add(RESUME) }}
    filters={(address) => <StatusFilter address={address} />}
    empty="There are no resumes yet."
    noMatch="No resumes match."
    failed={RESUME.text().loadFailed}
    columns={COLUMNS}
    href={({ id }) => addressOf.view(RESUME, id)}
    rowClass={({ applicationStatus }) => `resume-row is-${applicationStatus.toLowerCase()}`}
  />
);

function StatusFilter({ address: { params, change } }: { address: ListAddress }) {
  return (
    <SegmentedControl
      aria-label="Status"
      data={[{ value: "", label: "All" }, ...JOB_APPLICATION_STATUSES]}
      value={params.get("status") ?? ""}
      onChange={(status) => change({ status })}
    />
  );
}

const parts = { resource: RESUME, parts: RESUME_FORM, title };

export const View = () => <ViewScreen {...parts} below={(resume) => <ResumeBelow resume={resume} />} />;
export const Add = () => <AddScreen {...parts} />;

const ResumeBelow = ({ resume }: { resume: JobApplication }) => (
  <div className="form-width">
    <ResumeDecision resume={resume} />
  </div>
);

/** Of a resume only the note is edited (rules §11); admins can delete it. */
export const Edit = () => (
  <RecordLoader<JobApplication> resource={RESUME}>
    {(resume) => (
      <Screen
        title={`Edit ${title(resume)}`}
        actions={
          resume.actions.includes("delete") && <DeleteButton resource={RESUME} record={resume} title={title(resume)} />
        }
      >
        <ResumeNoteForm resume={resume} />
      </Screen>
    )}
  </RecordLoader>
);

import { JOB_PREVIEW, type JobRecord } from "../../../../contract/people/jobs.ts";
import { pln } from "../../../../contract/platform/money.ts";
import { salaryRange } from "../../../format.ts";
import { ArchivedRecords } from "../../platform/kit/archive.tsx";
import { CutText } from "../../platform/kit/cut-text.tsx";
import type { Column } from "../../platform/kit/data-table.tsx";
import { recordScreens } from "../../platform/kit/record-screen.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { MissingLanguages } from "../../platform/kit/translated-field.tsx";
import { missingLanguages, otherLanguageColumns } from "../../platform/kit/translations.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { peopleTexts } from "../texts.ts";
import { JOB_FORM } from "./job.form.tsx";
import { JOB } from "./job.resource.ts";

const title = ({ name }: JobRecord) => name;
const salaries = ({ minSalary, maxSalary }: JobRecord) => salaryRange(minSalary, maxSalary);

function columns(): readonly Column<JobRecord>[] {
  const text = peopleTexts().jobs;
  return [
    {
      head: appTexts().words.name,
      cell: ({ name }) => name,
      sort: "name",
      hint: ({ names, descriptions }) => <MissingLanguages languages={missingLanguages(names, descriptions)} />,
    },
    {
      head: appTexts().words.description,
      cell: ({ description }) => <CutText text={description} length={JOB_PREVIEW} />,
      text: ({ description }) => description,
      sort: "description",
    },
    {
      head: text.minSalary,
      cell: ({ minSalary }) => pln(minSalary),
      text: ({ minSalary }) => minSalary,
      sort: "minSalary",
      isNumber: true,
    },
    {
      head: text.maxSalary,
      cell: ({ maxSalary }) => pln(maxSalary),
      text: ({ maxSalary }) => maxSalary,
      sort: "maxSalary",
      isNumber: true,
    },
  ];
}

/** What only exports have: the texts in the other languages. */
const moreExported = (): readonly Column<JobRecord>[] => [
  ...otherLanguageColumns<JobRecord>("name", ({ names }) => names),
  ...otherLanguageColumns<JobRecord>("description", ({ descriptions }) => descriptions),
];

/** All jobs (spec §2.6). Admins can also list deleted ones and restore them (rules §1). */
export const List = () => (
  <StaffList
    of={JOB}
    columns={columns()}
    moreExported={moreExported()}
    archive={(jobs) => <ArchivedRecords of={JOB} records={jobs} title={title} detail={salaries} />}
  />
);

export const { View, Edit, Add } = recordScreens({ resource: JOB, parts: JOB_FORM, title });

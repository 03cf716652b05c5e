import type { AnimalGroup } from "../../../../contract/animals/animal-groups.ts";
import { listCall } from "../../platform/calls.ts";
import { ArchivedRecords } from "../../platform/kit/archive.tsx";
import type { Column } from "../../platform/kit/data-table.tsx";
import { RecordLoader, recordScreens } from "../../platform/kit/record-screen.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { listOf } from "../../platform/kit/staff-resource.ts";
import { MissingLanguages } from "../../platform/kit/translated-field.tsx";
import { missingLanguages, otherLanguageColumns } from "../../platform/kit/translations.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { GROUP_FORM } from "./animal-group.form.tsx";
import { GROUPS, WHOLE_GROUPS } from "./animal-group.resource.ts";
import { GroupDetail } from "./group-detail.tsx";

function columns(): readonly Column<AnimalGroup>[] {
  const text = animalsTexts().animalGroups.columns;
  return [
    {
      head: text.group,
      cell: ({ name }) => name,
      sort: "name",
      hint: ({ names, descriptions }) => <MissingLanguages languages={missingLanguages(names, descriptions)} />,
    },
    { head: text.animals, cell: ({ animalCount }) => animalCount, sort: "animalCount", isNumber: true },
    { head: text.caretakers, cell: ({ caretakerCount }) => caretakerCount, sort: "caretakerCount", isNumber: true },
  ];
}

const ALL_GROUPS = listOf(GROUPS, {
  name: "animal_groups",
  call: listCall("GET /animal-groups"),
  text: () => ({ ...animalsTexts().animalGroups, title: appTexts().shell.navigation.animalGroups }),
});
const title = ({ name }: AnimalGroup) => name;

/** All groups (spec §2.6); admins can add groups and show deleted ones (rules §1, §3). */
export const List = () => (
  <StaffList
    of={ALL_GROUPS}
    columns={columns()}
    moreExported={otherLanguageColumns<AnimalGroup>("name", ({ names }) => names)}
    archive={(gone) => (
      <ArchivedRecords of={GROUPS} records={gone} title={title} detail={({ description }) => description} />
    )}
  />
);

export const View = () => (
  <RecordLoader resource={WHOLE_GROUPS}>{(group) => <GroupDetail group={group} />}</RecordLoader>
);

export const { Edit, Add } = recordScreens({ resource: WHOLE_GROUPS, parts: GROUP_FORM, title });

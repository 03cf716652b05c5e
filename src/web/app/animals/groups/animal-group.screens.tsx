import type { AnimalGroup } from "../../../../contract/animals/animal-groups.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { listCall } from "../../platform/calls.ts";
import { ArchivedRecords, DeletedOnly, isArchive } from "../../platform/kit/archive.tsx";
import type { Column } from "../../platform/kit/data-table.tsx";
import { type ListAddress, useListAddress } from "../../platform/kit/list-address.ts";
import { ListPage } from "../../platform/kit/list-page.tsx";
import { AddScreen, EditScreen, RecordLoader } from "../../platform/kit/record-screen.tsx";
import { addressOf } from "../../platform/kit/resource.ts";
import { MissingLanguages } from "../../platform/kit/translated-field.tsx";
import { missingLanguages, otherLanguageColumns } from "../../platform/kit/translations.ts";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { GROUP_FORM } from "./animal-group.form.tsx";
import { GROUPS, restoreGroup, WHOLE_GROUPS } from "./animal-group.resource.ts";
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

/** All groups (spec §2.6); admins can add groups and show deleted ones (rules §1, §3). */
export function List() {
  const text = animalsTexts().animalGroups;
  const { isAdmin } = useSession();
  const isDeleted = isArchive(useListAddress()) && isAdmin;
  const page = {
    title: appTexts().shell.navigation.animalGroups,
    list: listCall("GET /animal-groups"),
    search: text.search,
    empty: text.none,
    noMatch: text.noMatch,
    failed: recordTexts().groups.loadFailed,
    add: { text: text.add, to: addressOf.add(GROUPS) },
    ...(isAdmin && {
      filters: (address: ListAddress) => <DeletedOnly address={address} label={text.deletedOnly} />,
    }),
  };
  if (isDeleted) {
    return (
      <ListPage {...page}>
        {(groups) => (
          <ArchivedRecords
            restore={restoreGroup}
            records={groups}
            title={({ name }) => name}
            detail={({ description }) => description}
          />
        )}
      </ListPage>
    );
  }
  return (
    <ListPage
      {...page}
      columns={columns()}
      moreExported={otherLanguageColumns<AnimalGroup>("name", ({ names }) => names)}
      href={({ id }) => addressOf.view(GROUPS, id)}
    />
  );
}

export const View = () => (
  <RecordLoader resource={WHOLE_GROUPS}>{(group) => <GroupDetail group={group} />}</RecordLoader>
);

const parts = { resource: WHOLE_GROUPS, parts: GROUP_FORM, title: ({ name }: AnimalGroup) => name };
export const Edit = () => <EditScreen {...parts} />;
export const Add = () => <AddScreen {...parts} />;

import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { AdoptionItem } from "../../../contract/adoption/adoptions.ts";
import { stageText } from "../animals/words/adoption.stages.ts";
import { listCall } from "../platform/calls.ts";
import type { Column } from "../platform/kit/data-table.tsx";
import { CheckboxFilter } from "../platform/kit/list-filters.tsx";
import { ListTable } from "../platform/kit/list-table.tsx";
import { ListTools } from "../platform/kit/list-tools.tsx";
import { StaffList } from "../platform/kit/staff-list.tsx";
import { dateColumn } from "../platform/kit/when.tsx";
import { useSession } from "../platform/session.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { AdopterAge, StageMark } from "./marks.tsx";
import { adoptionTexts } from "./texts.ts";

function columns(): readonly Column<AdoptionItem>[] {
  const text = adoptionTexts().adoptions.fields;
  return [
    { head: appTexts().words.animal, cell: ({ animalName }) => animalName, sort: "animalName" },
    {
      head: text.adopter,
      cell: ({ adopterFullName, adopterAge }) => (
        <>
          {adopterFullName} <AdopterAge adopterAge={adopterAge} />
        </>
      ),
      text: ({ adopterFullName }) => adopterFullName,
      sort: "adopterFullName",
    },
    {
      head: appTexts().words.stageAndStatus,
      cell: (adoption) => <StageMark {...adoption} />,
      text: stageText,
      sort: "stage",
    },
    { ...dateColumn(appTexts().words.date, "createdAt"), sort: "createdAt" },
  ];
}

const ALL = {
  name: "adoptions",
  call: listCall("GET /adoptions"),
  text() {
    const { search, none, listFailed: loadFailed, add } = adoptionTexts().adoptions;
    return {
      title: appTexts().shell.navigation.adoptions,
      add: add.title,
      search,
      empty: none,
      noMatch: none,
      loadFailed,
    };
  },
  one: "/admin/adoption",
  addAt: "/admin/adoption/add",
} as const;

const ASSIGNED = {
  ...ALL,
  call: listCall("GET /adoptions/assigned"),
  text: () => ({ ...ALL.text(), empty: adoptionTexts().adoptions.noneAssigned }),
};

/** All adoptions for admins, those assigned to them for employees (spec §2.6, §6). */
export function AdoptionListScreen() {
  const { isAdmin } = useSession();
  const text = adoptionTexts().adoptions;
  return (
    <StaffList of={isAdmin ? ALL : ASSIGNED} columns={columns()}>
      {(list) => (
        <>
          <ListTools list={list}>
            {isAdmin && (
              <>
                <CheckboxFilter address={list.address} name="open" label={text.openOnly} />
                <Anchor component={Link} to="/admin/questionnaire">
                  {text.editQuestionnaire}
                </Anchor>
              </>
            )}
            <Anchor component={Link} to="/admin/adoptions/board">
              {text.board.asBoard}
            </Anchor>
          </ListTools>
          <ListTable list={list} />
        </>
      )}
    </StaffList>
  );
}

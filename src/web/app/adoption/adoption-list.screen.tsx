import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { AdoptionItem } from "../../../contract/adoption/adoptions.ts";
import { stageText } from "../animals/words/adoption.stages.ts";
import { listCall } from "../platform/calls.ts";
import type { Column } from "../platform/kit/data-table.tsx";
import { CheckboxFilter } from "../platform/kit/list-filters.tsx";
import { ListPage } from "../platform/kit/list-page.tsx";
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

/** All adoptions for admins, those assigned to them for employees (spec §2.6, §6). */
export function AdoptionListScreen() {
  const { isAdmin } = useSession();
  const text = adoptionTexts().adoptions;
  return (
    <ListPage
      title={appTexts().shell.navigation.adoptions}
      list={listCall(isAdmin ? "GET /adoptions" : "GET /adoptions/assigned")}
      search={text.search}
      empty={isAdmin ? text.none : text.noneAssigned}
      noMatch={text.none}
      failed={text.listFailed}
      columns={columns()}
      href={({ id }) => `/admin/adoption/${id}`}
      add={{ text: text.add.title, to: "/admin/adoption/add" }}
      filters={(address) => (
        <>
          {isAdmin && (
            <>
              <CheckboxFilter address={address} name="open" label={text.openOnly} />
              <Anchor component={Link} to="/admin/questionnaire">
                {text.editQuestionnaire}
              </Anchor>
            </>
          )}
          <Anchor component={Link} to="/admin/adoptions/board">
            {text.board.asBoard}
          </Anchor>
        </>
      )}
    />
  );
}

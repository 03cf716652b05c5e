import { Badge, Group } from "@mantine/core";
import type { AdoptionItem } from "../../../../contract/adoption/adoptions.ts";
import { stageText } from "../../animals/words/adoption.stages.ts";
import { listCall } from "../../platform/calls.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { ListTable } from "../../platform/kit/list-table.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { dateColumn } from "../../platform/kit/when.tsx";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { adoptionTexts } from "../texts.ts";
import { isAdoptersTurn } from "./next-step.texts.ts";

function columns(): readonly Column<AdoptionItem>[] {
  return [
    { head: appTexts().words.animal, cell: ({ animalName }) => animalName },
    { head: appTexts().words.stageAndStatus, cell: (adoption) => <Stage adoption={adoption} /> },
    dateColumn(appTexts().words.created, "createdAt"),
  ];
}

const MINE = {
  call: listCall("GET /adoptions/me"),
  one: "/user_page/adoptions",
  text() {
    const { title, none: empty, failed: loadFailed, apply: add } = adoptionTexts().myAdoption.list;
    return { title, empty, loadFailed, add };
  },
};

/** Staff adopt at the counter. */
const OF_A_USER = { ...MINE, addAt: "/user_page/adoptions/apply" };

/** The adopter's adoptions (spec §2.5). */
export function MyAdoptionsScreen() {
  const { isEmployee } = useSession();
  return (
    <StaffList of={isEmployee ? MINE : OF_A_USER} columns={columns()}>
      {(list) => <ListTable list={list} />}
    </StaffList>
  );
}

const Stage = ({ adoption }: { adoption: AdoptionItem }) => (
  <Group gap="xs" component="span">
    {stageText(adoption)}
    {isAdoptersTurn(adoption) && <Badge color="yellow">{adoptionTexts().myAdoption.list.yourTurn}</Badge>}
  </Group>
);

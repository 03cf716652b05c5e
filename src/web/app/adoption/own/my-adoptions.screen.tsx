import { Badge, Group } from "@mantine/core";
import type { AdoptionItem } from "../../../../contract/adoption/adoptions.ts";
import { stageText } from "../../animals/words/adoption.stages.ts";
import { listCall } from "../../platform/calls.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { ListPage } from "../../platform/kit/list-page.tsx";
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

/** The adopter's adoptions (spec §2.5). */
export function MyAdoptionsScreen() {
  const text = adoptionTexts().myAdoption.list;
  const { isEmployee } = useSession();
  return (
    <ListPage
      title={text.title}
      list={listCall("GET /adoptions/me")}
      columns={columns()}
      href={({ id }) => `/user_page/adoptions/${id}`}
      empty={text.none}
      failed={text.failed}
      {...(!isEmployee && { add: { text: text.apply, to: "/user_page/adoptions/apply" } })}
    />
  );
}

const Stage = ({ adoption }: { adoption: AdoptionItem }) => (
  <Group gap="xs" component="span">
    {stageText(adoption)}
    {isAdoptersTurn(adoption) && <Badge color="yellow">{adoptionTexts().myAdoption.list.yourTurn}</Badge>}
  </Group>
);

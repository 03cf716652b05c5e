import { Badge, Group } from "@mantine/core";
import type { AdoptionItem } from "../../../contract/adoptions.ts";
import { stageText } from "../adoptions/adoption.stages.ts";
import { listCall } from "../calls.ts";
import type { Column } from "../kit/data-table.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { When } from "../kit/when.tsx";
import { useSession } from "../session.ts";
import { isYourTurn } from "./adoption/turn.ts";
import { USER_AREA_TEXT } from "./texts.ts";

const APPLY = { text: "Apply for Adoption", to: "/user_page/adoptions/apply" };

const COLUMNS: readonly Column<AdoptionItem>[] = [
  { head: "Animal", cell: ({ animalName }) => animalName },
  { head: "Stage - Status", cell: (adoption) => <Stage adoption={adoption} /> },
  { head: "Created", cell: ({ createdAt }) => <When at={createdAt} /> },
];

/** One's own adoptions (spec §2.5). */
export function MyAdoptionsScreen() {
  const { isEmployee } = useSession();
  return (
    <ListPage
      title="My Adoptions"
      list={listCall("GET /adoptions/me")}
      columns={COLUMNS}
      href={({ id }) => `/user_page/adoptions/${id}`}
      empty={USER_AREA_TEXT.noAdoptions}
      failed={USER_AREA_TEXT.adoptionsFailed}
      {...(!isEmployee && { add: APPLY })}
    />
  );
}

function Stage({ adoption }: { adoption: AdoptionItem }) {
  return (
    <Group gap="xs" component="span">
      {stageText(adoption)}
      {isYourTurn(adoption) && <Badge color="yellow">Your turn</Badge>}
    </Group>
  );
}

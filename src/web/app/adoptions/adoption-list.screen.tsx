import { Anchor, Checkbox } from "@mantine/core";
import { Link } from "react-router";
import type { AdoptionItem } from "../../../contract/adoptions.ts";
import { listCall } from "../calls.ts";
import type { Column } from "../kit/data-table.tsx";
import type { ListAddress } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { When } from "../kit/when.tsx";
import { useSession } from "../session.ts";
import { stageText } from "./adoption.stages.ts";
import { ADOPTION_SCREEN_TEXT } from "./adoption.texts.ts";
import { StageMark } from "./stage-mark.tsx";

const COLUMNS: readonly Column<AdoptionItem>[] = [
  { head: "Animal", cell: ({ animalName }) => animalName, sort: "animalName" },
  { head: "Adopter", cell: ({ adopterFullName }) => adopterFullName, sort: "adopterFullName" },
  { head: "Stage - Status", cell: (adoption) => <StageMark {...adoption} />, text: stageText, sort: "stage" },
  {
    head: "Date",
    cell: ({ createdAt }) => <When at={createdAt} />,
    text: ({ createdAt }) => createdAt,
    sort: "createdAt",
  },
];

/** All adoptions for admins, those assigned to them for employees (spec §2.6, §6). */
export function AdoptionListScreen() {
  const { isAdmin } = useSession();
  return (
    <ListPage
      title="Adoptions"
      list={listCall(isAdmin ? "GET /adoptions" : "GET /adoptions/assigned")}
      search={ADOPTION_SCREEN_TEXT.search}
      empty={isAdmin ? ADOPTION_SCREEN_TEXT.nothingForAdmin : ADOPTION_SCREEN_TEXT.nothingForEmployee}
      noMatch={ADOPTION_SCREEN_TEXT.nothingForAdmin}
      failed={ADOPTION_SCREEN_TEXT.listFailed}
      columns={COLUMNS}
      href={({ id }) => `/admin/adoption/${id}`}
      add={{ text: "Add Adoption", to: "/admin/adoption/add" }}
      {...(isAdmin && { filters: (address) => <AdminTools address={address} /> })}
    />
  );
}

/** What admins have besides: leaving out what is over, and the questionnaire's questions. */
function AdminTools({ address: { params, change } }: { address: ListAddress }) {
  return (
    <>
      <Checkbox
        label="Open only"
        checked={params.get("open") === "true"}
        onChange={({ currentTarget }) => change({ open: currentTarget.checked ? "true" : "" })}
      />
      <Anchor component={Link} to="/admin/questionnaire">
        Edit the questionnaire
      </Anchor>
    </>
  );
}

import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { MAX_PAGE_SIZE } from "../../../contract/lists.ts";
import type { UserRecord } from "../../../contract/users.ts";
import { stageText } from "../adoptions/adoption.stages.ts";
import { apiQuery } from "../calls.ts";
import { Loaded } from "../kit/screen.tsx";
import { Section } from "../kit/section.tsx";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";

/** How many adoptions a user has, with links for admins, who may see all adoptions (spec §6). */
export function UserAdoptions({ user: { id, adoptionIds } }: { user: UserRecord }) {
  const { isAdmin } = useSession();
  return (
    <div className="form-width">
      <Section title={appTexts().users.adoptionCount(adoptionIds.length)}>
        {isAdmin && adoptionIds.length > 0 && <Adoptions userId={id} />}
      </Section>
    </div>
  );
}

function Adoptions({ userId }: { userId: number }) {
  const query = useQuery(apiQuery("GET /adoptions", { query: { userId, pageSize: MAX_PAGE_SIZE } }));
  return (
    <Loaded query={query} failed={appTexts().adoptions.listFailed}>
      {({ items }) => (
        <ul className="user-notes">
          {items.map((adoption) => (
            <li key={adoption.id}>
              <Anchor component={Link} to={`/admin/adoption/${adoption.id}`}>
                {adoption.animalName}
              </Anchor>
              <span className="fact-detail">{stageText(adoption)}</span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

import { Anchor, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { UserRecord } from "../../../../contract/accounts/users.ts";
import { MAX_PAGE_SIZE } from "../../../../contract/platform/lists.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { stageText } from "../../platform/words/adoption.stages.ts";

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
        <Stack component="ul" className="user-notes" gap="1rem">
          {items.map((adoption) => (
            <li key={adoption.id}>
              <Anchor component={Link} to={`/admin/adoption/${adoption.id}`}>
                {adoption.animalName}
              </Anchor>
              <span className="fact-detail">{stageText(adoption)}</span>
            </li>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

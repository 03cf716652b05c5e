import { Anchor, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { UserRecord } from "../../../../contract/accounts/users.ts";
import { MAX_PAGE_SIZE } from "../../../../contract/platform/lists.ts";
import { adoptionTexts } from "../../adoption/texts.ts";
import { stageText } from "../../animals/words/adoption.stages.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded, Section } from "../../platform/kit/screen.tsx";
import { useSession } from "../../platform/session.ts";
import { peopleTexts } from "../texts.ts";

/** How many adoptions a user has, with links to those that the reader may see: admins see all (spec §6, rules §11). */
export function UserAdoptions({ user: { id, adoptionIds } }: { user: UserRecord }) {
  const count = adoptionIds.length;
  return (
    <div className="form-width">
      <Section title={peopleTexts().users.adoptionCount(count)}>
        {count > 0 && <Adoptions userId={id} count={count} />}
      </Section>
    </div>
  );
}

function Adoptions({ userId, count }: { userId: number; count: number }) {
  const { isAdmin } = useSession();
  const adoptions = isAdmin ? "GET /adoptions" : "GET /adoptions/assigned";
  const query = useQuery(apiQuery(adoptions, { query: { userId, pageSize: MAX_PAGE_SIZE } }));
  return (
    <Loaded query={query} failed={adoptionTexts().adoptions.listFailed}>
      {({ items }) => (
        <>
          {items.length > 0 && (
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
          {items.length < count && <Text c="dimmed">{peopleTexts().users.adoptionsOfOthers}</Text>}
        </>
      )}
    </Loaded>
  );
}

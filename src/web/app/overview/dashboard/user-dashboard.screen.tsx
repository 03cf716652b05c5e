import { Anchor, Stack, Text } from "@mantine/core";
import { IconHeartHandshake, IconUser } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { MAX_PAGE_SIZE } from "../../../../contract/platform/lists.ts";
import { Favourites } from "../../adoption/favourites/favourites.tsx";
import { isAdoptersTurn, nextStep } from "../../adoption/own/next-step.texts.ts";
import { VisitsTile } from "../../adoption/visits/visits-tile.tsx";
import { FosterTile } from "../../animals/fosters/foster-tile.tsx";
import { GiftTile } from "../../giving/gift-tile.tsx";
import { MyJobApplications } from "../../people/job-applications/my-job-applications.tsx";
import { ConfirmEmail } from "../../people/profile/confirm-email.tsx";
import { peopleTexts } from "../../people/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Screen } from "../../platform/kit/screen.tsx";
import { Tile } from "../../platform/kit/tile.tsx";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";

/** All adoptions of this person. */
const allMyAdoptions = apiQuery("GET /adoptions/me", { query: { pageSize: MAX_PAGE_SIZE } });

/** The user area's first screen: two cards, the adopter's next steps, and favourites (spec §2.2, rules §2). */
export function DashboardScreen() {
  const { userArea: text } = peopleTexts();
  const { shell } = appTexts();
  const { name, isEmployee } = useSession();
  return (
    <Screen title={appTexts().shell.navigation.dashboard}>
      <Text>{text.hello(name)}</Text>
      <ConfirmEmail />
      <NextSteps />
      <ul className="tiles is-rows">
        <Tile to="/user_page/profile" icon={IconUser} title={shell.navigation.profile}>
          {text.profileHint}
        </Tile>
        <Tile to="/user_page/adoptions" icon={IconHeartHandshake} title={shell.navigation.adoptions}>
          <AdoptionsCount />
        </Tile>
        {!isEmployee && <VisitsTile />}
        {!isEmployee && <FosterTile />}
        <GiftTile />
      </ul>
      {!isEmployee && <MyJobApplications />}
      {!isEmployee && <Favourites />}
    </Screen>
  );
}

function AdoptionsCount() {
  const text = peopleTexts().userArea;
  const { data } = useQuery(allMyAdoptions);
  const open = data?.items.filter(({ outcome }) => outcome === null).length ?? 0;
  return open === 0 ? text.adoptionsHint : text.underWay(open);
}

/** The adoptions in which this person takes the next step. */
function NextSteps() {
  const { data } = useQuery(allMyAdoptions);
  const waiting = data?.items.filter(isAdoptersTurn) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className="waiting" aria-labelledby="waiting">
      <h2 id="waiting">{peopleTexts().userArea.waiting}</h2>
      <Stack component="ul" gap="0.5rem">
        {waiting.map((adoption) => (
          <li key={adoption.id}>
            <Anchor component={Link} to={`/user_page/adoptions/${adoption.id}`} fw={700}>
              {adoption.animalName}
            </Anchor>
            {` – ${nextStep(adoption).title}`}
          </li>
        ))}
      </Stack>
    </section>
  );
}

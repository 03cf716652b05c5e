import { Anchor, Text } from "@mantine/core";
import { IconHeartHandshake, IconUser } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { MAX_PAGE_SIZE } from "../../../contract/lists.ts";
import { apiQuery } from "../calls.ts";
import { GiftTile } from "../gifts/gift-tile.tsx";
import { Screen } from "../kit/screen.tsx";
import { Tile } from "../kit/tile.tsx";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";
import { VisitsTile } from "../visits/visits-tile.tsx";
import { isAdoptersTurn, nextStep } from "./adoption/next-step.texts.ts";
import { ConfirmEmail } from "./confirm-email.tsx";
import { Favourites } from "./favourites/favourites.tsx";
import { FosterTile } from "./foster/foster-tile.tsx";
import { MyJobApplications } from "./my-job-applications.tsx";

/** All adoptions of this person. */
const allMyAdoptions = apiQuery("GET /adoptions/me", { query: { pageSize: MAX_PAGE_SIZE } });

/** The user area's first screen: two cards, the adopter's next steps, and favourites (spec §2.2, rules §2). */
export function DashboardScreen() {
  const { userArea: text, shell } = appTexts();
  const { name, isEmployee } = useSession();
  return (
    <Screen title={text.title}>
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
  const text = appTexts().userArea;
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
      <h2 id="waiting">{appTexts().userArea.waiting}</h2>
      <ul className="waiting-list">
        {waiting.map((adoption) => (
          <li key={adoption.id}>
            <Anchor component={Link} to={`/user_page/adoptions/${adoption.id}`} fw={700}>
              {adoption.animalName}
            </Anchor>
            {` – ${nextStep(adoption).title}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

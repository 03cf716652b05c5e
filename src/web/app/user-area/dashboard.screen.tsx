import { Anchor, Text } from "@mantine/core";
import { IconHeartHandshake, IconUser } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { MAX_PAGE_SIZE } from "../../../contract/shared.ts";
import { apiQuery } from "../calls.ts";
import { Screen } from "../kit/screen.tsx";
import { useSession } from "../session.ts";
import { isYourTurn, whatNow } from "./adoption/turn.ts";
import { ConfirmEmail } from "./confirm-email.tsx";
import { Favourites } from "./favourites/favourites.tsx";

/** All of one's own adoptions, for what waits for this person. */
const allMyAdoptions = apiQuery("GET /adoptions/me", { query: { pageSize: MAX_PAGE_SIZE } });

/** The user area's first screen: two cards, what waits for this person, and their favourites (spec §2.2, rules §2). */
export function DashboardScreen() {
  const { name, isEmployee } = useSession();
  return (
    <Screen title="Dashboard">
      <Text>{`Hello, ${name}.`}</Text>
      <ConfirmEmail />
      <Waiting />
      <ul className="tiles">
        <li className="tile">
          <IconUser size={28} stroke={1.6} aria-hidden />
          <h2>
            <Link to="/user_page/profile" className="tile-link">
              My Profile
            </Link>
          </h2>
          <p className="tile-number">Your details, email and password</p>
        </li>
        <li className="tile">
          <IconHeartHandshake size={28} stroke={1.6} aria-hidden />
          <h2>
            <Link to="/user_page/adoptions" className="tile-link">
              Adoptions
            </Link>
          </h2>
          <AdoptionsCount />
        </li>
      </ul>
      {!isEmployee && <Favourites />}
    </Screen>
  );
}

function AdoptionsCount() {
  const { data } = useQuery(allMyAdoptions);
  const open = data?.items.filter(({ outcome }) => outcome === null).length ?? 0;
  return <p className="tile-number">{open === 0 ? "Follow your adoptions here" : `${open} under way`}</p>;
}

/** The steps that only this person can take. */
function Waiting() {
  const { data } = useQuery(allMyAdoptions);
  const waiting = data?.items.filter(isYourTurn) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className="waiting" aria-labelledby="waiting">
      <h2 id="waiting">Waiting for you</h2>
      <ul className="waiting-list">
        {waiting.map((adoption) => (
          <li key={adoption.id}>
            <Anchor component={Link} to={`/user_page/adoptions/${adoption.id}`} fw={700}>
              {adoption.animalName}
            </Anchor>
            {` – ${whatNow(adoption).headline}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

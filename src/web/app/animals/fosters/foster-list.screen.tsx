import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { OwnPlacement } from "../../../../contract/animals/fosters.ts";
import { localDay } from "../../../format.ts";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { AnimalPhoto } from "../animal-photo.tsx";
import { animalsTexts } from "../texts.ts";
import { myPlacements } from "./foster-tile.tsx";

/** The animals of the shelter that live with this person, then those that did (rules §14). */
export function FosterListScreen() {
  const text = animalsTexts().fosters;
  return (
    <Screen title={text.title}>
      <Loaded query={useQuery(myPlacements)} failed={text.loadFailed}>
        {({ items }) =>
          items.length === 0 ? (
            <Text>{text.none}</Text>
          ) : (
            <ul className="animal-cards">
              {items.map((placement) => (
                <Card key={placement.id} placement={placement} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Screen>
  );
}

function Card({ placement }: { placement: OwnPlacement }) {
  const text = animalsTexts().fosters;
  const { id, animal, kind, from, dueBack, until } = placement;
  return (
    <li className="animal-card">
      <AnimalPhoto {...placement} />
      <h2>
        <Link to={`/user_page/foster/${id}`} className="tile-link">
          {animal}
        </Link>
      </h2>
      <p>{text.kinds[kind]}</p>
      <p>{until === null ? text.since(localDay(from)) : text.past(localDay(from), localDay(until))}</p>
      {until === null && dueBack !== null && <p>{text.dueBack(localDay(dueBack))}</p>}
    </li>
  );
}

import { IconHomeHeart } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../platform/calls.ts";
import { Tile } from "../../platform/kit/tile.tsx";
import { animalsTexts } from "../texts.ts";

/** The way to the animals that live with this person; only for who has or had one. */
export function FosterTile() {
  const text = animalsTexts().fosters;
  const { data } = useQuery(myPlacements);
  if (!data || data.items.length === 0) return null;
  const now = data.items.filter(({ until }) => until === null).length;
  return (
    <Tile to="/user_page/foster" icon={IconHomeHeart} title={text.title}>
      {now > 0 ? text.hint(now) : text.hintPast}
    </Tile>
  );
}

/** The animals of the shelter that live with this person, and those that did. */
export const myPlacements = apiQuery("GET /placements/me");

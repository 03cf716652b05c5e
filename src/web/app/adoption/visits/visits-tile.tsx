import { IconCalendarHeart } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { visitTitle } from "../../../../contract/adoption/visit-title.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Tile } from "../../platform/kit/tile.tsx";
import { adoptionTexts } from "../texts.ts";
import { visitWhen } from "./visit-line.tsx";

/** The way to one's visits, with the next one; only for who has or had one. */
export function VisitsTile() {
  const text = adoptionTexts().visits.mine;
  const { data } = useQuery(apiQuery("GET /visits/me"));
  if (!data || data.totalCount === 0) return null;
  const next = data.items.findLast(({ actions }) => actions.includes("cancel"));
  return (
    <Tile to="/user_page/visits" icon={IconCalendarHeart} title={text.title}>
      {next ? `${visitTitle(next)}, ${visitWhen(next)}` : text.noneShort}
    </Tile>
  );
}

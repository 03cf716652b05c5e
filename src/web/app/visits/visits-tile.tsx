import { IconCalendarHeart } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { visitTitle } from "../../../contract/visit-title.ts";
import { apiQuery } from "../calls.ts";
import { appTexts } from "../texts/texts.ts";
import { visitWhen } from "./visit-line.tsx";

/** The way to one's visits, with the next one; only for who has or had one. */
export function VisitsTile() {
  const text = appTexts().visits.mine;
  const { data } = useQuery(apiQuery("GET /visits/me"));
  if (!data || data.totalCount === 0) return null;
  const next = data.items.findLast(({ actions }) => actions.includes("cancel"));
  return (
    <li className="tile">
      <IconCalendarHeart size={28} stroke={1.6} aria-hidden />
      <h2>
        <Link to="/user_page/visits" className="tile-link">
          {text.title}
        </Link>
      </h2>
      <p className="tile-number">{next ? `${visitTitle(next)}, ${visitWhen(next)}` : text.noneShort}</p>
    </li>
  );
}

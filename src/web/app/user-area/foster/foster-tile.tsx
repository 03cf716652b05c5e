import { IconHomeHeart } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { appTexts } from "../../texts/texts.ts";
import { myPlacements } from "./my-placements.ts";

/** The way to the animals that live with this person; only for who has or had one. */
export function FosterTile() {
  const text = appTexts().fosters;
  const { data } = useQuery(myPlacements);
  if (!data || data.items.length === 0) return null;
  const now = data.items.filter(({ until }) => until === null).length;
  return (
    <li className="tile">
      <IconHomeHeart size={28} stroke={1.6} aria-hidden />
      <h2>
        <Link to="/user_page/foster" className="tile-link">
          {text.title}
        </Link>
      </h2>
      <p className="tile-number">{now > 0 ? text.hint(now) : text.hintPast}</p>
    </li>
  );
}

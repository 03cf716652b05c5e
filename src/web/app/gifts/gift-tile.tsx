import { IconGift } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { plnFromGrosze } from "../../../contract/money.ts";
import { apiQuery } from "../calls.ts";
import { appTexts } from "../texts/texts.ts";

const given = apiQuery("GET /donations/me", { query: { pageSize: 1 } });

/** The way to one's own gifts; only for who has given. */
export function GiftTile() {
  const text = appTexts().gifts;
  const { data } = useQuery(given);
  if (!data || data.totalCount === 0) return null;
  const sum = data.years.reduce((total, { amountGrosze }) => total + amountGrosze, 0);
  return (
    <li className="tile">
      <IconGift size={28} stroke={1.6} aria-hidden />
      <h2>
        <Link to="/user_page/donations" className="tile-link">
          {text.title}
        </Link>
      </h2>
      <p className="tile-number">{text.hint(plnFromGrosze(sum))}</p>
    </li>
  );
}

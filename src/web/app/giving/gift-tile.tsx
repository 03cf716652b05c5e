import { IconGift } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { plnFromGrosze } from "../../../contract/platform/money.ts";
import { apiQuery } from "../platform/calls.ts";
import { Tile } from "../platform/kit/tile.tsx";
import { givingTexts } from "./texts.ts";

const given = apiQuery("GET /donations/me", { query: { pageSize: 1 } });

/** The way to one's own gifts; only for who has given. */
export function GiftTile() {
  const text = givingTexts().gifts;
  const { data } = useQuery(given);
  if (!data || data.totalCount === 0) return null;
  const sum = data.years.reduce((total, { amountGrosze }) => total + amountGrosze, 0);
  return (
    <Tile to="/user_page/donations" icon={IconGift} title={text.title}>
      {text.hint(plnFromGrosze(sum))}
    </Tile>
  );
}

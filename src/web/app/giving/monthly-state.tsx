import { Badge } from "@mantine/core";
import type { MonthlyGift, MonthlyState as State } from "../../../contract/giving/monthly-gifts.ts";
import { givingTexts } from "./texts.ts";

const COLORS: Readonly<Record<State, string>> = {
  beginning: "yellow",
  active: "green",
  paused: "yellow",
  ended: "gray",
};

/** The state of a monthly gift as a coloured badge. */
export const MonthlyState = ({ state }: Pick<MonthlyGift, "state">) => (
  <Badge color={COLORS[state]}>{givingTexts().monthlyGifts.states[state]}</Badge>
);

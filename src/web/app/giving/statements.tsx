import { Anchor, Stack } from "@mantine/core";
import type { GivenInYear } from "../../../contract/giving/gifts.ts";
import { plnFromGrosze } from "../../../contract/platform/money.ts";
import { givingTexts } from "./texts.ts";

/** What one giver gave in each year, with its statement as PDF. @param address of a year's statement */
export function Statements({ years, address }: { years: readonly GivenInYear[]; address: (year: number) => string }) {
  const text = givingTexts().gifts;
  return (
    <Stack component="ul" className="statements" gap="0.4rem">
      {years.map(({ year, count, amountGrosze }) => (
        <li key={year}>
          <Anchor href={address(year)} download>
            {text.statement(year)}
          </Anchor>
          <span>{text.inYear(count, plnFromGrosze(amountGrosze))}</span>
        </li>
      ))}
    </Stack>
  );
}

import { Progress, Text } from "@mantine/core";
import type { Import } from "../../../../contract/exchange/imports.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";

/** How far the server is: rows done, of all, a second, and the time that is left. */
export function ImportProgress({ item: { phase, progress } }: { item: Import }) {
  const text = exchangeTexts().imports;
  const { done, total, perSecond, secondsLeft } = progress;
  const percent = total > 0 ? Math.min(100, (done / total) * 100) : 0;
  const words = [
    text.phases[phase ?? "reading"],
    total > 0 ? text.doneOf(done, total) : text.done(done),
    perSecond !== null && text.perSecond(Math.round(perSecond)),
    secondsLeft !== null && text.left(secondsLeft),
  ];
  return (
    <div>
      <Progress value={percent} size="lg" animated={total === 0} aria-label={appTexts().words.progress} />
      <Text mt="xs">{words.filter(Boolean).join(" · ")}</Text>
    </div>
  );
}

import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import type { MorningItem } from "../../../../contract/overview/morning.ts";
import { overviewTexts } from "../texts.ts";
import { wordsOf } from "./morning.words.ts";

/** Loaded when somebody wants it: most days end without. */
const ArrangeDialog = lazy(() =>
  import("./arrange-dialog.tsx").then(({ ArrangeDialog }) => ({ default: ArrangeDialog })),
);

/** The button of what can be arranged about an item: not today, or a colleague takes it over. */
export function Arrange({ item }: { item: MorningItem }) {
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  const text = overviewTexts().morning;
  return (
    <>
      <ActionIcon
        variant="subtle"
        size="md"
        className="morning-arrange"
        aria-label={text.label(text.arrange.open, wordsOf(item).text)}
        aria-haspopup="dialog"
        onClick={() => setState("open")}
      >
        <IconDots size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
      {state !== "unused" && (
        <Suspense>
          <ArrangeDialog item={item} isOpen={state === "open"} close={() => setState("closed")} />
        </Suspense>
      )}
    </>
  );
}

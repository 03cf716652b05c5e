import { Badge, Text } from "@mantine/core";
import type { OwnPlacementDetail } from "../../../../contract/animals/fosters.ts";
import { localDay } from "../../../format.ts";
import { Section } from "../../platform/kit/section.tsx";
import { shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";

type Dose = OwnPlacementDetail["doses"][number];

/** What is due with the animal, and what it was given while it lives with somebody. The shelter gives it, or says how. */
export function Doses({ doses }: { doses: readonly Dose[] }) {
  const text = appTexts().fosters.doses;
  return (
    <Section title={text.title}>
      {doses.length === 0 && <Text>{text.none}</Text>}
      <ul className="care-list foster-list">
        {doses.map((dose) => (
          <li key={dose.id}>
            <span>{dose.kind}</span>
            <DoseDay dose={dose} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DoseDay({ dose: { dueOn, givenOn } }: { dose: Dose }) {
  const text = appTexts().fosters.doses;
  if (givenOn !== null) return <span>{text.given(localDay(givenOn))}</span>;
  if (dueOn === null) return null;
  return (
    <span>
      {text.due(localDay(dueOn))}
      {dueOn <= shelterToday() && (
        <Badge color="yellow" ml="xs">
          {text.now}
        </Badge>
      )}
    </span>
  );
}

import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { href } from "../../../../contract/platform/href.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Loaded, Screen, Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { adoptionTexts } from "../texts.ts";
import { VisitList } from "./visit-line.tsx";

/** So many of the latest: nobody has more before them. */
const SHOWN = 50;

/** One's own visits: those to come, the next one first, then those that were. */
export function MyVisitsScreen() {
  const text = adoptionTexts().visits.mine;
  const query = useQuery({ ...apiQuery("GET /visits/me", { query: { pageSize: SHOWN } }), staleTime: 0 });
  return (
    <Screen
      title={text.title}
      actions={
        <Button component="a" href={href("/animals")}>
          {appTexts().words.toAnimals}
        </Button>
      }
    >
      <Loaded query={query} failed={recordTexts().visits.loadFailed}>
        {({ items }) => {
          const coming = items.filter(({ actions }) => actions.includes("cancel")).reverse();
          const past = items.filter((visit) => !coming.includes(visit));
          return (
            <>
              {coming.length === 0 && <Text>{text.none}</Text>}
              <VisitList visits={coming} isOwn />
              {past.length > 0 && (
                <Section title={text.past}>
                  <VisitList visits={past} isOwn />
                </Section>
              )}
            </>
          );
        }}
      </Loaded>
    </Screen>
  );
}

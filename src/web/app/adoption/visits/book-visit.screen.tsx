import { Alert, Anchor, Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { visitTitle } from "../../../../contract/adoption/visit-title.ts";
import type { Visit } from "../../../../contract/adoption/visits.ts";
import type { AnimalDetail } from "../../../../contract/animals/animals.ts";
import { shelterZone } from "../../../../contract/platform/dates.ts";
import { href } from "../../../../contract/platform/href.ts";
import { Id } from "../../../../contract/platform/shared.ts";
import { shelterAddress } from "../../../../contract/platform/shelter.ts";
import { dayIn } from "../../../../contract/platform/time.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { dayName, timeOfDay } from "../../../format.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { NotFoundScreen } from "../../platform/errors/not-found-screen.tsx";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { ApiError, errorText, isNotFound } from "../../platform/problem.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { SelectedAnimal } from "../selected-animal.tsx";
import { adoptionTexts } from "../texts.ts";
import { calendarAddress } from "./visit-line.tsx";

/** A visit to the animal in the address is booked: one press chooses a time, one books it (rules §5). */
export function BookVisitScreen() {
  const [params] = useSearchParams();
  const id = Id.safeParse(Number(params.get("animalId"))).data;
  return id === undefined ? <ChooseAnimal /> : <Book key={id} id={id} wanted={params.get("at")} />;
}

function ChooseAnimal() {
  const text = adoptionTexts().visits;
  return (
    <Screen title={text.book.title}>
      <Text>{text.book.chooseAnimal}</Text>
      <div>
        <Button component="a" href={href("/animals")}>
          {appTexts().words.toAnimals}
        </Button>
      </div>
    </Screen>
  );
}

function Book({ id, wanted }: { id: number; wanted: string | null }) {
  const text = adoptionTexts().visits;
  const animal = useQuery(apiQuery("GET /animals/:id", { params: { id } }));
  const [visit, setVisit] = useState<Visit>();
  if (isNotFound(animal.error)) return <NotFoundScreen text={recordTexts().animals.notFound} />;
  const title = animal.data?.type === "Dog" ? text.book.walkTitle : text.book.title;
  return (
    <Screen title={title}>
      <Loaded query={animal} failed={recordTexts().visits.loadFailed}>
        {(data) =>
          visit ? <BookedVisit visit={visit} /> : <Times animal={data} wanted={wanted} onBooked={setVisit} />
        }
      </Loaded>
    </Screen>
  );
}

/** All pages of free times that were read so far. */
function useSlots(id: number) {
  return useInfiniteQuery({
    queryKey: ["GET /animals/:id/visit-slots", id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: from }) =>
      callApi("GET /animals/:id/visit-slots", { params: { id }, query: { ...(from && { from }) } }),
    getNextPageParam: ({ nextFrom }) => nextFrom ?? undefined,
    // Others book, too.
    staleTime: 0,
  });
}

/** Who has as many visits before them as one may have is led to these, to cancel one. */
type Refusal = { text: string; isTooMany: boolean };
type TimesProps = { animal: AnimalDetail; wanted: string | null; onBooked: (visit: Visit) => void };

function Times({ animal, wanted, onBooked }: TimesProps) {
  const text = adoptionTexts().visits.book;
  const query = useSlots(animal.id);
  const [chosen, setChosen] = useState(wanted);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  async function book(startsAt: string): Promise<void> {
    setBusy(true);
    setRefusal(undefined);
    try {
      onBooked(await callApi("POST /visits", { body: { animalId: animal.id, startsAt } }));
    } catch (error) {
      const present = error instanceof ApiError ? error.present : undefined;
      setRefusal({ text: errorText(error, text.failed), isTooMany: present?.kind === "visits" });
      if (present?.kind === "times") setChosen(null);
      void query.refetch();
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <SelectedAnimal animal={animal} />
      {refusal && (
        <Alert color="yellow" variant="light" role="alert">
          {refusal.text}
          {refusal.isTooMany && (
            <>
              {" "}
              <Anchor component={Link} to="/user_page/visits" underline="always" inherit>
                {adoptionTexts().visits.booked.mine}
              </Anchor>
            </>
          )}
        </Alert>
      )}
      <Loaded query={query} failed={recordTexts().visits.loadFailed}>
        {({ pages }) => {
          const [first] = pages;
          const slots = pages.flatMap(({ items }) => items);
          if (first?.closed) return <Text>{first.closed}</Text>;
          if (slots.length === 0 && !query.hasNextPage) return <Text>{text.none}</Text>;
          const pressed = chosen !== null && slots.includes(chosen) ? chosen : null;
          return (
            <Stack gap="md">
              <Text>{text.hint(first?.minutes ?? 0)}</Text>
              <SlotChoice slots={slots} chosen={pressed} choose={setChosen} />
              {query.hasNextPage && (
                <div>
                  <Button variant="outline" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
                    {text.more}
                  </Button>
                </div>
              )}
              {pressed !== null && (
                <Group className="slot-book">
                  <Button size="lg" color="terracotta" loading={isBusy} onClick={() => book(pressed)}>
                    {text.book(`${dayName(pressed)}, ${timeOfDay(pressed)}`)}
                  </Button>
                </Group>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}

/** What was booked, what to bring, and where to find it again. */
function BookedVisit({ visit }: { visit: Visit }) {
  const text = adoptionTexts().visits.booked;
  return (
    <Stack className="panel" gap="md" align="start">
      <Text role="status" size="lg" fw={700}>
        {text.title(visitTitle(visit))}
      </Text>
      <Text>{`${dayName(visit.startsAt)}, ${timeOfDay(visit.startsAt)}`}</Text>
      <Text>{shelterAddress()}</Text>
      {visit.employeeFullName && <Text>{text.guide(visit.employeeFullName)}</Text>}
      <Text>{text.bring}</Text>
      <Text>{text.letter}</Text>
      <Group gap="sm">
        <Button component="a" href={calendarAddress(visit.id)}>
          {text.calendar}
        </Button>
        <Anchor component={Link} to="/user_page/visits">
          {text.mine}
        </Anchor>
      </Group>
    </Stack>
  );
}

type Props = { slots: readonly string[]; chosen: string | null; choose: (slot: string) => void };

/** Free times by days, to choose one from: one press chooses. */
function SlotChoice({ slots, chosen, choose }: Props) {
  const byDay = Map.groupBy(slots, (slot) => dayIn(shelterZone(), new Date(slot)));
  return (
    <Stack className="slot-days" gap="1rem">
      {[...byDay].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`slots-${day}`}>
          <h2 id={`slots-${day}`}>{dayName(ofDay[0] ?? "")}</h2>
          <SimpleGrid component="ul" minColWidth="5.5rem" spacing="0.5rem">
            {ofDay.map((slot) => (
              <li key={slot}>
                <button type="button" className="slot" aria-pressed={slot === chosen} onClick={() => choose(slot)}>
                  <time dateTime={slot}>{timeOfDay(slot)}</time>
                </button>
              </li>
            ))}
          </SimpleGrid>
        </section>
      ))}
    </Stack>
  );
}

import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { Dashboard } from "../../../../contract/overview/dashboard.ts";
import { plnFromGrosze } from "../../../../contract/platform/money.ts";
import { apiQuery } from "../../platform/calls.ts";
import { useUpdates } from "../../platform/help/update-names.ts";
import { Screen } from "../../platform/kit/screen.tsx";
import { Tile } from "../../platform/kit/tile.tsx";
import { useSession } from "../../platform/session.ts";
import { shelterToday } from "../../platform/shelter-day.ts";
import { loadAllTexts } from "../../platform/texts/load.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { type NavigationEntry, navigationFor } from "../navigation.ts";
import { whole } from "../statistics/numbers.ts";
import { overviewTexts } from "../texts.ts";
import { MorningList } from "./morning-list.tsx";

/** Most shelters have taken their first steps: who shows them loads them, with their words. */
const FirstSteps = lazy(async () => {
  const [steps] = await Promise.all([import("../../settings/first-steps/first-steps.tsx"), loadAllTexts()]);
  return { default: steps.FirstSteps };
});

const numberTexts = () => overviewTexts().adminDashboard.numbers;

/** The number in the tile of each part, by its address. */
const TILE_NUMBERS: Readonly<Record<string, (numbers: Dashboard, isAdmin: boolean) => string>> = {
  "/admin/animals": ({ availableAnimals }) => numberTexts().availableAnimals(availableAnimals),
  "/admin/animal_groups": ({ animalGroups }) => numberTexts().animalGroups(animalGroups),
  "/admin/adoptions": ({ adoptions }, isAdmin) =>
    isAdmin ? numberTexts().openAdoptions(adoptions) : numberTexts().adoptionsWaitingForMe(adoptions),
  "/admin/appointments": ({ appointmentsToday }) => numberTexts().appointmentsToday(appointmentsToday),
  "/admin/resources": ({ lowResources }) => numberTexts().lowResources(lowResources),
  "/admin/news": ({ news }) => numberTexts().news(news),
  "/admin/jobs": ({ jobs }) => numberTexts().jobs(jobs),
  "/admin/resumes": ({ pendingResumes }) => numberTexts().pendingResumes(pendingResumes),
  "/admin/users": ({ users }) => numberTexts().users(users),
  "/admin/employees": ({ employees }) => numberTexts().employees(employees),
};

/**
 * What waits for this person, beneath it the month in figures and a tile for every part of the administration (spec §2.3);
 * before them the first steps of an own shelter.
 */
export function AdminDashboardScreen() {
  const session = useSession();
  const parts = navigationFor("/admin", session).filter(({ to }) => to !== "/admin");
  const { data: numbers } = useQuery(apiQuery("GET /dashboard"));
  return (
    <Screen title={appTexts().shell.navigation.dashboard}>
      <ServerNotice numbers={numbers} />
      <UpdatesNotice />
      {session.isAdmin && <OwnFirstSteps />}
      <Stack gap="md">
        <MorningList />
        <MonthFigures numbers={numbers} />
        <Tiles parts={parts} numbers={numbers} isAdmin={session.isAdmin} />
      </Stack>
    </Screen>
  );
}

/** What an own shelter does first; nothing while it is hidden (rules §12). */
function OwnFirstSteps() {
  const { data: facts } = useQuery(apiQuery("GET /shelter/first-steps"));
  if (!facts?.isShown) return null;
  return (
    <Suspense fallback={null}>
      <FirstSteps facts={facts} />
    </Suspense>
  );
}

/** After an update, until it was looked at or put away. */
function UpdatesNotice() {
  const text = appTexts().shell.updates;
  const { fresh, markSeen } = useUpdates();
  if (fresh === 0) return null;
  return (
    <Group className="panel" py="0.75rem" gap="md">
      <Text>{text.text(fresh)}</Text>
      <Button component={Link} to="/admin/whats-new" size="compact-md">
        {text.see}
      </Button>
      <Button variant="subtle" size="compact-md" onClick={markSeen}>
        {text.close}
      </Button>
    </Group>
  );
}

type TilesProps = { parts: readonly NavigationEntry[]; numbers: Dashboard | undefined; isAdmin: boolean };

const Tiles = ({ parts, numbers, isAdmin }: TilesProps) => (
  <ul className="tiles is-many is-small">
    {parts.map(({ to, name, icon }) => (
      <Tile key={to} to={to} icon={icon} iconSize={20} title={appTexts().shell.navigation[name]}>
        {(numbers && TILE_NUMBERS[to]?.(numbers, isAdmin)) ?? "\u00a0"}
      </Tile>
    ))}
  </ul>
);

/** What this month has brought so far, from the statistics. */
export function MonthFigures({ numbers }: { numbers: Dashboard | undefined }) {
  const text = overviewTexts().morning.month;
  const to = shelterToday();
  const { data } = useQuery(
    apiQuery("GET /statistics/summary", { query: { from: `${to.slice(0, 8)}01`, to, against: "none" } }),
  );
  const donated = numbers?.donatedThisMonth;
  const figures: [name: string, value: string | undefined][] = [
    [text.intakes, data && whole(data.liveIntakes)],
    [text.adoptions, data && whole(data.outcomesByType.adoption ?? 0)],
    [text.returns, data && whole(data.outcomesByType.return_to_owner ?? 0)],
    [text.inCare, data && whole(data.population.end)],
    ...(donated == null ? [] : [[text.donations, plnFromGrosze(donated)] as [string, string]]),
  ];
  return (
    <section className="panel month" aria-labelledby="month">
      <Link to="/admin/statistics" title={text.all}>
        <h2 id="month">{text.title}</h2>
      </Link>
      <dl className="month-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dd>{value ?? "\u00a0"}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
}

const MEGABYTE = 1024 * 1024;

/** What keeps the server from saving now, or soon will; nothing when all is well, and for who is no admin. */
export function ServerNotice({ numbers }: { numbers: Dashboard | undefined }) {
  const text = overviewTexts().adminDashboard.server;
  if (numbers?.isReadOnly) return <Alert color="red">{text.isReadOnly}</Alert>;
  const left = numbers?.diskBytesLeft ?? null;
  if (left === null) return null;
  return <Alert color="yellow">{text.littleDisk(`${whole(Math.floor(left / MEGABYTE))} MB`)}</Alert>;
}

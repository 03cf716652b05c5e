import { Anchor, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { CurrentUser } from "../../../contract/accounts.ts";
import type { Dashboard } from "../../../contract/dashboard.ts";
import { isOpenTo } from "../../../contract/rooms.ts";
import { apiQuery } from "../calls.ts";
import { Screen } from "../kit/screen.tsx";
import { navigationFor } from "../navigation.ts";
import { useSession } from "../session.ts";
import { appTexts } from "../texts/texts.ts";

/** The number that matters of a part, by its address, and how it reads (look: administration). */
const NUMBERS: Readonly<Record<string, (numbers: Dashboard, isAdmin: boolean) => string>> = {
  "/admin/animals": ({ availableAnimals }) => `${availableAnimals} available`,
  "/admin/animal_groups": ({ animalGroups }) => `${animalGroups} groups`,
  "/admin/adoptions": ({ adoptions }, isAdmin) => `${adoptions} ${isAdmin ? "open" : "waiting for me"}`,
  "/admin/appointments": ({ appointmentsToday }) => `${appointmentsToday} today`,
  "/admin/resources": ({ lowResources }) => `${lowResources} below a third`,
  "/admin/news": ({ news }) => `${news} published`,
  "/admin/jobs": ({ jobs }) => `${jobs} open`,
  "/admin/resumes": ({ pendingResumes }) => `${pendingResumes} pending`,
  "/admin/users": ({ users }) => `${users} people`,
  "/admin/employees": ({ employees }) => `${employees} people`,
};

/** A tile for every part of the administration (spec §2.3). */
export function AdminDashboardScreen() {
  const session = useSession();
  const parts = navigationFor("/admin", session).filter(({ to }) => to !== "/admin");
  const { data: numbers } = useQuery(apiQuery("GET /dashboard"));
  return (
    <Screen title="Dashboard">
      <ul className="tiles is-many">
        {parts.map(({ to, name, icon: Icon }) => (
          <li key={to} className="tile">
            <Icon size={28} stroke={1.6} aria-hidden />
            <h2>
              <Link to={to} className="tile-link">
                {appTexts().shell.navigation[name]}
              </Link>
            </h2>
            <p className="tile-number">{(numbers && NUMBERS[to]?.(numbers, session.isAdmin)) ?? "\u00a0"}</p>
          </li>
        ))}
      </ul>
      <OfficeLinks session={session} numbers={numbers} />
    </Screen>
  );
}

type Room = { to: string; text: string; number?: (numbers: Dashboard) => string };

/** Rooms of the office that are no part of the sidebar (spec §2.3 names its entries). */
const OFFICE: readonly Room[] = [
  { to: "/admin/messages", text: "Messages", number: ({ unreadMessages }) => `${unreadMessages} new` },
  { to: "/admin/newsletters", text: "Newsletters" },
  { to: "/admin/questionnaire", text: "Questionnaire" },
  { to: "/admin/donations", text: "Donations" },
  { to: "/admin/outbox", text: "Outbox" },
  { to: "/admin/audit", text: "Audit log" },
  { to: "/admin/background-jobs", text: "Background jobs" },
];

function OfficeLinks({ session, numbers }: { session: CurrentUser; numbers: Dashboard | undefined }) {
  return (
    <nav aria-label="Office">
      <Group component="ul" gap="xl" className="office-links">
        {OFFICE.filter(({ to }) => isOpenTo(session, to)).map(({ to, text, number }) => (
          <li key={to}>
            <Anchor component={Link} to={to}>
              {text}
              {numbers && number && ` (${number(numbers)})`}
            </Anchor>
          </li>
        ))}
      </Group>
    </nav>
  );
}

import { Anchor, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../api.ts";
import { Screen } from "../kit/screen.tsx";
import { placesFor } from "../navigation.ts";
import { useSession } from "../session.ts";

type Count = { totalCount: number };

/** The number that matters of a part, by its address: what is counted and how the count reads. */
const NUMBERS: Readonly<Record<string, { path: string; text: string; adminPath?: string; adminText?: string }>> = {
  "/admin/animals": { path: "/animals?status=Available&pageSize=1", text: "available" },
  "/admin/adoptions": {
    path: "/adoptions/assigned?pageSize=1",
    adminPath: "/adoptions?open=true&pageSize=1",
    text: "waiting for me",
    adminText: "open",
  },
};

/** A tile for every part of the administration (spec §2.3). */
export function AdminDashboardScreen() {
  const session = useSession();
  const parts = placesFor("/admin", session).filter(({ to }) => to !== "/admin");
  return (
    <Screen title="Dashboard">
      <ul className="tiles is-many">
        {parts.map(({ to, text, icon: Icon }) => (
          <li key={to} className="tile">
            <Icon size={28} stroke={1.6} aria-hidden />
            <h2>
              <Link to={to} className="tile-link">
                {text}
              </Link>
            </h2>
            <TileNumber place={to} isAdmin={session.isAdmin} />
          </li>
        ))}
      </ul>
      {session.isAdmin && <OfficeLinks />}
    </Screen>
  );
}

/** Rooms of the office that are no part of the sidebar (spec §2.3 names its entries); for admins. */
const OFFICE = [
  { to: "/admin/questionnaire", text: "Questionnaire" },
  { to: "/admin/outbox", text: "Outbox" },
  { to: "/admin/audit", text: "Audit log" },
] as const;

function OfficeLinks() {
  return (
    <nav aria-label="Office">
      <Group component="ul" gap="xl" className="office-links">
        {OFFICE.map(({ to, text }) => (
          <li key={to}>
            <Anchor component={Link} to={to}>
              {text}
            </Anchor>
          </li>
        ))}
      </Group>
    </nav>
  );
}

function TileNumber({ place, isAdmin }: { place: string; isAdmin: boolean }) {
  const number = NUMBERS[place];
  const path = (isAdmin && number?.adminPath) || number?.path;
  const { data } = useQuery({ queryKey: ["count", path], queryFn: () => api.get<Count>(path ?? ""), enabled: !!path });
  const text = (isAdmin && number?.adminText) || number?.text;
  return <p className="tile-number">{text && data ? `${data.totalCount} ${text}` : "\u00a0"}</p>;
}

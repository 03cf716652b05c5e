import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { callPath } from "../../call-path.ts";
import { apiQuery } from "../platform/calls.ts";
import { Loaded, Section } from "../platform/kit/screen.tsx";
import { useSession } from "../platform/session.ts";
import { Statements } from "./statements.tsx";
import { givingTexts } from "./texts.ts";

/** For admins, who may see donations: what a user has given, with the statement of each year. */
export const UserGifts = ({ id }: { id: number }) => (useSession().isAdmin ? <Gifts id={id} /> : null);

function Gifts({ id }: { id: number }) {
  const text = givingTexts().gifts;
  const query = useQuery(apiQuery("GET /users/:id/donations", { params: { id } }));
  const address = (year: number) => `${callPath("GET /users/:id/donations/statement", { id })}?year=${year}`;
  return (
    <div className="form-width">
      <Section title={text.given}>
        <Loaded query={query} failed={text.givenFailed}>
          {({ years }) =>
            years.length === 0 ? <Text>{text.givenNone}</Text> : <Statements years={years} address={address} />
          }
        </Loaded>
      </Section>
    </div>
  );
}

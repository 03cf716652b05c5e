import { Anchor, Button, Group, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CallName, QueryOf } from "../../../../contract/calls.ts";
import { callPath, pathOf } from "../../../call-path.ts";
import { apiQuery } from "../../platform/calls.ts";
import { Section } from "../../platform/kit/screen.tsx";
import { useSession } from "../../platform/session.ts";
import { shelterToday } from "../../platform/shelter-day.ts";
import { animalsTexts } from "../texts.ts";

type Paper = Extract<
  CallName,
  "GET /kennel-cards" | "GET /register" | "GET /statistics/inspection" | "GET /statistics/council"
>;

type PaperLinkProps<N extends Paper> = { paper: N; query: NonNullable<QueryOf<N>>; text: string };

/** A link to a PDF; the server names the file. */
const PaperLink = <N extends Paper>({ paper, query, text }: PaperLinkProps<N>) => (
  <Anchor href={paperAddress(paper, query)} download className="no-print">
    {text}
  </Anchor>
);

function paperAddress<N extends Paper>(paper: N, query: NonNullable<QueryOf<N>>): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${pathOf(paper)}?${search}`;
}

/** The page for the council, of a year beside the one before. */
export const CouncilPaper = ({ year }: { year: number }) => (
  <Button
    component="a"
    className="no-print"
    href={paperAddress("GET /statistics/council", { year })}
    target="_blank"
    rel="noreferrer"
  >
    {animalsTexts().papers.council}
  </Button>
);

const cardOf = (id: number) => ({ ids: String(id), paper: "a5" }) as const;

/** @returns the address of the card of one animal for its kennel */
export const kennelCardAddress = (id: number): string => paperAddress("GET /kennel-cards", cardOf(id));

/** The card of one animal for its kennel. */
export const KennelCard = ({ id }: { id: number }) => (
  <PaperLink paper="GET /kennel-cards" query={cardOf(id)} text={animalsTexts().papers.card} />
);

/** The poster of one animal, to hang up in town. */
export const Poster = ({ id }: { id: number }) => (
  <Anchor href={callPath("GET /animals/:id/poster", { id })} download className="no-print">
    {animalsTexts().papers.poster}
  </Anchor>
);

/** What a vet is told of an animal. */
export const MedicalHistory = ({ id }: { id: number }) => (
  <Anchor href={callPath("GET /animals/:id/medical-history", { id })} download>
    {animalsTexts().papers.history}
  </Anchor>
);

/** Kennel cards of the animals that a list shows: one on a sheet, or four on a sheet to be cut (rules §14). */
export function KennelCards({ animals }: { animals: readonly { id: number }[] }) {
  const text = animalsTexts().papers;
  const ids = animals.map(({ id }) => id).join(",");
  return (
    <Group className="list-papers" gap="md">
      <PaperLink paper="GET /kennel-cards" query={{ ids, paper: "a5" }} text={text.cards} />
      <PaperLink paper="GET /kennel-cards" query={{ ids, paper: "a4" }} text={text.cardsFourOnASheet} />
    </Group>
  );
}

/** The register of a year: one file, or several for one that is too long. */
function Register({ year }: { year: number }) {
  const text = animalsTexts().papers;
  const { data } = useQuery(apiQuery("GET /register/parts", { query: { year } }));
  const parts = data?.items ?? [];
  if (parts.length < 2) return <PaperLink paper="GET /register" query={{ year }} text={text.register} />;
  return parts.map(({ from, until }) => (
    <PaperLink key={from} paper="GET /register" query={{ year, from }} text={text.registerPart(from, until)} />
  ));
}

/** Papers of so many years are offered, the running one first. */
const YEARS = 10;

/** The papers of a year that authorities ask for. The register names people, so that it is admins' alone (rules §14). */
export function YearPapers() {
  const text = animalsTexts().papers;
  const { isAdmin } = useSession();
  const thisYear = Number(shelterToday().slice(0, 4));
  const [year, setYear] = useState(String(thisYear));
  const query = { year: Number(year) };
  return (
    <div className="no-print">
      <Section title={text.ofYear}>
        <Group gap="md" align="end">
          <Select
            label={text.year}
            data={Array.from({ length: YEARS }, (_, ago) => String(thisYear - ago))}
            value={year}
            onChange={(chosen) => chosen && setYear(chosen)}
            allowDeselect={false}
            w={120}
          />
          <PaperLink paper="GET /statistics/inspection" query={query} text={text.inspection} />
          {isAdmin && <Register year={query.year} />}
        </Group>
      </Section>
    </div>
  );
}

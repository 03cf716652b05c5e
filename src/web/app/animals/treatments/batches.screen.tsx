import { Anchor, Button, Group, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { Recalled } from "../../../../contract/animals/recall.ts";
import type { Batch } from "../../../../contract/animals/treatments.ts";
import { storedWord } from "../../../../contract/texts/stored-word.ts";
import { localDay } from "../../../format.ts";
import { apiQuery } from "../../platform/calls.ts";
import { DataTable } from "../../platform/kit/data-table.tsx";
import { Email } from "../../platform/kit/email.tsx";
import { useListAddress } from "../../platform/kit/list-address.ts";
import { Loaded, Screen, Section } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { placementText } from "../care/placements.tsx";
import { animalsTexts } from "../texts.ts";
import { TreatmentTabs } from "./treatment-tabs.tsx";

/** Which animals had a batch, where they are now, and how to reach who adopted them (rules §14). */
export function BatchesScreen() {
  const address = useListAddress();
  const batch = address.params.get("batch") ?? "";
  const [typed, setTyped] = useState(batch);
  const text = animalsTexts().treatments.batches;
  function find(event: FormEvent): void {
    event.preventDefault();
    address.change({ batch: typed.trim() });
  }
  return (
    <Screen title={appTexts().shell.navigation.treatments}>
      <TreatmentTabs current="batches" />
      <form onSubmit={find} className="no-print">
        <Group gap="sm" align="end">
          <TextInput
            label={text.search}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            maxLength={200}
            autoComplete="off"
          />
          <Button type="submit">{text.find}</Button>
        </Group>
      </form>
      {batch && <Found batch={batch} />}
      <Latest
        choose={(chosen) => {
          setTyped(chosen);
          address.change({ batch: chosen });
        }}
      />
    </Screen>
  );
}

function Found({ batch }: { batch: string }) {
  const text = animalsTexts().treatments.batches;
  const query = useQuery(apiQuery("GET /treatments/recall", { query: { batch } }));
  return (
    <Loaded query={query} failed={text.loadFailed}>
      {({ items }) => {
        if (items.length === 0) return <Text role="status">{text.nobody(batch)}</Text>;
        const animals = new Set(items.map(({ animal }) => animal.id)).size;
        return (
          <Section title={text.had(batch, animals)}>
            <div className="no-print">
              <Button variant="outline" size="compact-md" onClick={() => window.print()}>
                {appTexts().words.print}
              </Button>
            </div>
            <DataTable
              caption={text.had(batch, animals)}
              rows={items.map((item) => ({ ...item, id: item.treatmentId }))}
              columns={[
                { head: appTexts().words.animal, cell: ({ animal }) => <AnimalLink animal={animal} /> },
                { head: text.given, cell: ({ kind, givenOn }) => `${kind.name}, ${localDay(givenOn)}` },
                { head: text.where, cell: whereText },
                { head: text.contact, cell: (item) => <Contact item={item} /> },
              ]}
            />
          </Section>
        );
      }}
    </Loaded>
  );
}

const AnimalLink = ({ animal: { id, name } }: Pick<Recalled, "animal">) => (
  <Anchor component={Link} to={`/admin/animal/${id}`} inherit>
    {name}
  </Anchor>
);

function whereText({ unit, placement, outcomeType, outcomeOn }: Recalled): string {
  const { care, stays } = animalsTexts();
  const { words } = appTexts();
  if (outcomeType && outcomeOn) return `${storedWord(stays.outcomeTypes, outcomeType)}, ${localDay(outcomeOn)}`;
  if (placement) return placementText(placement);
  return unit ? care.unit.name(unit.location, unit.unit) : words.withoutUnit;
}

function Contact({ item: { adopter, isAdopterHidden } }: { item: Recalled }) {
  if (!adopter) return isAdopterHidden ? animalsTexts().treatments.batches.ofAnother : "–";
  return (
    <>
      <Anchor component={Link} to={`/admin/user/${adopter.userId}`} inherit>
        {adopter.name}
      </Anchor>
      <span className="fact-detail">
        <Anchor href={`mailto:${adopter.email}`} inherit>
          <Email address={adopter.email} />
        </Anchor>
      </span>
      <span className="fact-detail">
        <Anchor href={`tel:${adopter.phoneNumber}`} inherit>
          {adopter.phoneNumber}
        </Anchor>
      </span>
    </>
  );
}

function Latest({ choose }: { choose: (batch: string) => void }) {
  const text = animalsTexts().treatments.batches;
  return (
    <div className="no-print">
      <Section title={text.list}>
        <Loaded query={useQuery(apiQuery("GET /treatments/batches"))} failed={text.loadFailed}>
          {({ items }) =>
            items.length === 0 ? <Text c="dimmed">{text.none}</Text> : <List items={items} choose={choose} />
          }
        </Loaded>
      </Section>
    </div>
  );
}

function List({ items, choose }: { items: readonly Batch[]; choose: (batch: string) => void }) {
  const text = animalsTexts().treatments.batches;
  return (
    <ul className="batch-list">
      {items.map(({ batch, kind, doses, expiresOn, lastGivenOn }) => (
        <Group key={`${kind.id} ${batch}`} component="li" justify="space-between" gap="0.25rem 1rem" align="baseline">
          <div>
            <Anchor component="button" type="button" inherit fw={600} onClick={() => choose(batch)}>
              {batch}
            </Anchor>{" "}
            {kind.name}
          </div>
          <span className="fact-detail">
            {[text.doses(doses), localDay(lastGivenOn), expiresOn && text.expires(localDay(expiresOn))]
              .filter(Boolean)
              .join(", ")}
          </span>
        </Group>
      ))}
    </ul>
  );
}

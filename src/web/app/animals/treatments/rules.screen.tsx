import { Checkbox, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { TreatmentKind, TreatmentRule } from "../../../../contract/animals/treatment-rules.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay } from "../../../format.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { Loaded, Screen, Section } from "../../platform/kit/screen.tsx";
import { useSend } from "../../platform/kit/use-send.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { Nothing } from "../care/care-part.tsx";
import { animalsTexts } from "../texts.ts";
import { EditKind, EditRule } from "./rule-dialogs.tsx";
import { TreatmentTabs } from "./treatment-tabs.tsx";
import { VetQuestion } from "./vet-question.tsx";

/** The kinds of treatment and the rules that plan them; admins switch rules on and off and change them (rules §14). */
export function RulesScreen() {
  const text = animalsTexts().treatments.rules;
  return (
    <Screen title={appTexts().shell.navigation.treatments}>
      <TreatmentTabs current="rules" />
      <Text maw="68ch">{text.intro}</Text>
      <VetQuestion />
      <Loaded query={useQuery(apiQuery("GET /treatment-kinds"))} failed={text.loadFailed}>
        {({ items }) => [...items].sort(byRules).map((kind) => <Kind key={kind.id} kind={kind} />)}
      </Loaded>
    </Screen>
  );
}

/** Kinds with rules come first; otherwise they stay in the server's order. */
const byRules = (a: TreatmentKind, b: TreatmentKind) => Number(a.rules.length === 0) - Number(b.rules.length === 0);

function Kind({ kind }: { kind: TreatmentKind }) {
  const { categories, rules: text } = animalsTexts().treatments;
  const { name, category, species, needsBatch, rules, actions } = kind;
  const mayEdit = actions.includes("edit");
  const facts = [categories[category], species && recordTexts().animals.types[species], needsBatch && text.batchNeeded];
  return (
    <Section title={name}>
      <Text c="dimmed">{facts.filter(Boolean).join(" · ")}</Text>
      {rules.length === 0 ? (
        <Nothing text={text.none} />
      ) : (
        <ul className="due-list">
          {rules.map((rule) => (
            <Rule key={rule.id} kind={kind} rule={rule} mayEdit={mayEdit} />
          ))}
        </ul>
      )}
      {mayEdit && (
        <div>
          <EditKind kind={kind} />
        </div>
      )}
    </Section>
  );
}

/** @returns a rule in words, as "Dog, from 4 weeks, until 20 weeks old, every 2 weeks" */
function ruleText({ species, fromWeeks, untilWeeks, everyCount, everyUnit, times }: TreatmentRule): string {
  const text = animalsTexts().treatments.rules;
  const spacing = everyCount === null || everyUnit === null ? text.once : text.every[everyUnit](everyCount);
  const parts = [
    recordTexts().animals.types[species],
    text.from(fromWeeks),
    untilWeeks && text.until(untilWeeks),
    spacing,
  ];
  return [...parts, everyCount !== null && times && text.times(times)].filter(Boolean).join(", ");
}

function Rule({ kind, rule, mayEdit }: { kind: TreatmentKind; rule: TreatmentRule; mayEdit: boolean }) {
  const text = animalsTexts().treatments.rules;
  const { activeSince, source } = rule;
  return (
    <li>
      <div>
        {ruleText(rule)}
        <span className="fact-detail">{activeSince ? text.isOn(localDay(activeSince)) : text.isOff}</span>
        <span className="fact-detail">
          {text.source} <span lang="en">{source}</span>
        </span>
      </div>
      {mayEdit && (
        <Group className="rule-actions" gap="0.5rem 1rem" wrap="nowrap">
          <SwitchRule rule={rule} label={text.switchLabel(kind.name, ruleText(rule))} />
          <EditRule kind={kind.name} rule={rule} />
        </Group>
      )}
    </li>
  );
}

function SwitchRule({ rule: { id, activeSince }, label }: { rule: TreatmentRule; label: string }) {
  const text = animalsTexts().treatments.rules;
  const { isBusy, run } = useSend();
  const change = (isActive: boolean) =>
    run(() => callApi("PUT /treatment-rules/:id", { params: { id }, body: { isActive } }), text.switchFailed);
  return (
    <Checkbox
      size="lg"
      label={text.on}
      aria-label={label}
      checked={activeSince !== null}
      disabled={isBusy}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
  );
}

import { Button, Group, Stack, Text } from "@mantine/core";
import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { href } from "../../../../contract/platform/href.ts";
import { SECURITY_PATH } from "../../../../contract/platform/panels.ts";
import type { FirstSteps as Facts, FirstStep, FirstStepName } from "../../../../contract/settings/first-steps.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { Section } from "../../platform/kit/screen.tsx";
import { Sentence } from "../../platform/kit/sentence.tsx";
import { When } from "../../platform/kit/when.tsx";
import { settingsTexts } from "../texts.ts";
import { TestLetter } from "./test-letter.tsx";

/** Where a step is taken that needs only a screen. */
const ADDRESSES = {
  logo: "/admin/settings#settings-look",
  hours: "/admin/settings#settings-hours",
  rooms: "/admin/locations",
  rules: "/admin/treatments/rules",
  import: "/admin/import",
  animal: "/admin/intake",
  backup: "/admin/backups",
  secondFactor: SECURITY_PATH,
  colleagues: "/admin/employee/add",
} as const;

/** What an own shelter does first, on its admins' dashboard (rules §12). */
export function FirstSteps({ facts }: { facts: Facts }) {
  const text = settingsTexts().firstSteps;
  const done = facts.steps.filter(({ isDone }) => isDone).length;
  const isAllDone = done === facts.steps.length;
  return (
    <Section title={text.title}>
      <Text>{isAllDone ? text.allDone : text.explanation}</Text>
      <Text c="dimmed">{text.progress(done, facts.steps.length)}</Text>
      <Stack component="ul" className="first-steps" gap="0.9rem">
        {facts.steps.map((step) => (
          <Step key={step.name} {...step} facts={facts} />
        ))}
      </Stack>
      <Group>
        <Button component="a" href={href("/")} variant="light" size="compact-md">
          {text.visit}
        </Button>
        <ShowButton isShown={false} />
      </Group>
    </Section>
  );
}

/** Shows the first steps on the dashboard, or hides them. */
function ShowButton({ isShown }: { isShown: boolean }) {
  const text = settingsTexts().firstSteps;
  return (
    <ActionButton
      variant="outline"
      size="compact-md"
      text={isShown ? text.show : text.hide}
      send={() => callApi("PUT /shelter/first-steps", { body: { isShown } })}
      done={isShown ? text.shown : text.hidden}
      failed={text.changeFailed}
    />
  );
}

function Step({ name, isDone, facts }: FirstStep & { facts: Facts }) {
  const text = settingsTexts().firstSteps;
  const { title, brings } = text.steps[name];
  const Icon = isDone ? IconCircleCheckFilled : IconCircle;
  return (
    <Group component="li" gap="0.75rem" align="normal" wrap="nowrap" data-done={isDone || undefined}>
      <Icon size={24} aria-hidden />
      <div>
        <span className="visually-hidden">{isDone ? text.done : text.open}</span> <strong>{title}</strong>
        {!isDone && <Text size="sm">{brings}</Text>}
        <Detail name={name} isDone={isDone} facts={facts} />
      </div>
    </Group>
  );
}

/** How to take a step, or since when it is done. */
function Detail({ name, isDone, facts }: FirstStep & { facts: Facts }): ReactNode {
  if (name === "mail") return <TestLetter facts={facts} />;
  if (name === "backup") return <Backup isDone={isDone} at={facts.lastBackupAt} />;
  if (isDone) return null;
  if (name === "payments") return <Payments isTest={facts.takesTestPayments} />;
  return <StepLink name={name} />;
}

const StepLink = ({ name }: { name: Exclude<FirstStepName, "mail" | "payments"> }) => (
  <Button component={Link} to={ADDRESSES[name]} variant="light" size="compact-md" mt="xs">
    {settingsTexts().firstSteps.steps[name].action}
  </Button>
);

function Payments({ isTest }: { isTest: boolean }) {
  const { none, test } = settingsTexts().firstSteps.payments;
  return (
    <Text size="sm">
      {none} {isTest && test}
    </Text>
  );
}

function Backup({ isDone, at }: { isDone: boolean; at: string | null }) {
  const { last, old } = settingsTexts().firstSteps.backup;
  return (
    <>
      {!isDone && <StepLink name="backup" />}
      {at && (
        <Text size="sm" c="dimmed">
          <Sentence text={isDone ? last : old} elements={{ at: <When at={at} hasTime /> }} />
        </Text>
      )}
    </>
  );
}

/** Brings the first steps back to the dashboard. */
export function FirstStepsAgain() {
  const { data } = useQuery(apiQuery("GET /shelter/first-steps"));
  const text = settingsTexts().firstSteps;
  if (data?.isShown !== false) return null;
  return (
    <div className="form-width settings-part">
      <Section title={text.title}>
        <Text>{text.showExplanation}</Text>
        <div>
          <ShowButton isShown />
        </div>
      </Section>
    </div>
  );
}

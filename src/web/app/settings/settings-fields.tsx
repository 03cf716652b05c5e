import { Checkbox, Group, NumberInput, Select } from "@mantine/core";
import type { ReactNode } from "react";
import { FACTOR_DEMANDS, HANDOVER_RULES } from "../../../contract/platform/shelter.ts";
import { RULE_LIMITS, type RuleName } from "../../../contract/settings/shelter-record.ts";
import { LANGUAGE_NAME, LANGUAGES } from "../../../contract/texts/language.ts";
import { fieldId } from "../platform/kit/form.ts";
import { TextField } from "../platform/kit/text-field.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { HoursFields } from "./hours-fields.tsx";
import { LogoField } from "./logo-field.tsx";
import type { SettingsForm as Form } from "./settings.values.ts";
import { settingsTexts } from "./texts.ts";

type Name = keyof ReturnType<typeof appTexts>["shelter"]["fields"];
type SectionName = keyof ReturnType<typeof settingsTexts>["settings"]["sections"];

/** Colours that can be read, to choose from. */
const PALETTE = ["#b5462e", "#1f3d36", "#7a5200", "#1e6b45", "#2b6478", "#2255aa", "#6b3fa0", "#a3245c"];

/** One text: its label, and the sentence that says what it is for. */
function Line({ form, path, label, hint, type }: { form: Form; path: string; label: Name; hint: Name; type?: string }) {
  const { fields } = appTexts().shelter;
  return (
    <TextField
      {...form.getInputProps(path)}
      id={fieldId(path)}
      size="md"
      label={fields[label]}
      description={fields[hint]}
      {...(type && { type })}
    />
  );
}

const Section = ({ name, children }: { name: SectionName; children: ReactNode }) => (
  <section className="panel part" aria-labelledby={`settings-${name}`}>
    <h2 id={`settings-${name}`}>{settingsTexts().settings.sections[name]}</h2>
    {children}
  </section>
);

/** All sections of the settings (rules §12). */
export const SettingsFields = ({ form }: { form: Form }) => (
  <>
    <Section name="identity">
      <Line form={form} path="name" label="name" hint="nameHint" />
      <Line form={form} path="legalName" label="legalName" hint="legalNameHint" />
      <Line form={form} path="taxId" label="taxId" hint="numbersHint" />
      <Line form={form} path="registerId" label="registerId" hint="numbersHint" />
      <Line form={form} path="iban" label="iban" hint="ibanHint" />
    </Section>
    <Section name="contact">
      <Line form={form} path="street" label="street" hint="addressHint" />
      <Line form={form} path="postalCode" label="postalCode" hint="addressHint" />
      <Line form={form} path="city" label="city" hint="addressHint" />
      <Line form={form} path="countryCode" label="countryCode" hint="countryCodeHint" />
      <Line form={form} path="phone" label="phone" hint="phoneHint" type="tel" />
      <Line form={form} path="email" label="email" hint="emailHint" type="email" />
    </Section>
    <Section name="hours">
      <HoursFields form={form} />
    </Section>
    <LookSection form={form} />
    <Section name="social">
      <Line form={form} path="social.facebook" label="facebook" hint="socialHint" type="url" />
      <Line form={form} path="social.instagram" label="instagram" hint="socialHint" type="url" />
      <Line form={form} path="social.youtube" label="youtube" hint="socialHint" type="url" />
    </Section>
    <LanguageSection form={form} />
    <RulesSection form={form} />
    <SafetySection form={form} />
  </>
);

const LookSection = ({ form }: { form: Form }) => (
  <Section name="look">
    <LogoField form={form} />
    <Line form={form} path="accentColour" label="accentColour" hint="accentColourHint" />
    <Group className="settings-swatches">
      {PALETTE.map((colour) => (
        <button
          key={colour}
          type="button"
          className="settings-swatch"
          style={{ background: colour }}
          aria-label={colour}
          title={colour}
          onClick={() => form.setFieldValue("accentColour", colour)}
        />
      ))}
    </Group>
  </Section>
);

function LanguageSection({ form }: { form: Form }) {
  const { fields } = appTexts().shelter;
  return (
    <Section name="languages">
      <Checkbox.Group {...form.getInputProps("languages")} label={fields.languages} description={fields.languagesHint}>
        <Group gap="md" mt="xs">
          {LANGUAGES.map((language) => (
            <Checkbox key={language} value={language} label={LANGUAGE_NAME[language]} />
          ))}
        </Group>
      </Checkbox.Group>
      <Select
        {...form.getInputProps("timeZone")}
        id={fieldId("timeZone")}
        label={fields.timeZone}
        description={fields.timeZoneHint}
        data={Intl.supportedValuesOf("timeZone")}
        searchable
        allowDeselect={false}
        size="md"
      />
    </Section>
  );
}

const RulesSection = ({ form }: { form: Form }) => (
  <Section name="rules">
    {RULES.map((name) => (
      <Rule key={name} form={form} name={name} hint={HINTS[name] ?? "rulesHint"} />
    ))}
    <HandoverRule form={form} />
  </Section>
);

const HINTS: Partial<Record<RuleName, Name>> = { quarantineDays: "quarantineHint", fetchDays: "fetchHint" };

function HandoverRule({ form }: { form: Form }) {
  const { settings } = settingsTexts();
  const { shelter } = appTexts();
  return (
    <Select
      {...form.getInputProps("rules.handover")}
      id={fieldId("rules.handover")}
      label={shelter.fields.handover}
      description={shelter.fields.handoverHint}
      data={HANDOVER_RULES.map((value) => ({ value, label: settings.handoverOf[value] }))}
      allowDeselect={false}
      size="md"
    />
  );
}

/** Those of the pages and papers; the length of passwords stands with what keeps accounts safe. */
const RULES = (Object.keys(RULE_LIMITS) as RuleName[]).filter((name) => name !== "passwordMinLength");

function Rule({ form, name, hint }: { form: Form; name: RuleName; hint: Name }) {
  const { fields } = appTexts().shelter;
  return (
    <NumberInput
      {...form.getInputProps(`rules.${name}`)}
      id={fieldId(`rules.${name}`)}
      label={fields[name]}
      description={fields[hint]}
      allowDecimal={false}
      size="md"
    />
  );
}

/** What keeps the accounts of people safe (rules §2). */
function SafetySection({ form }: { form: Form }) {
  const { settings } = settingsTexts();
  const { shelter } = appTexts();
  return (
    <Section name="safety">
      <Select
        {...form.getInputProps("secondFactor")}
        id={fieldId("secondFactor")}
        label={shelter.fields.secondFactor}
        description={shelter.fields.secondFactorHint}
        data={FACTOR_DEMANDS.map((value) => ({ value, label: settings.secondFactorOf[value] }))}
        allowDeselect={false}
        size="md"
      />
      <Rule form={form} name="passwordMinLength" hint="passwordHint" />
    </Section>
  );
}

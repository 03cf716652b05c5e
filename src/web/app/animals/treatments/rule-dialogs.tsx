import { Checkbox, Select } from "@mantine/core";
import {
  KIND_NAME,
  SPACING_UNITS,
  type TreatmentKind,
  TreatmentKindChange,
  type TreatmentRule,
  TreatmentRuleChange,
} from "../../../../contract/animals/treatment-rules.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi } from "../../platform/calls.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { options, WholeNumber } from "../../platform/kit/fields.tsx";
import { TranslatedField } from "../../platform/kit/translated-field.tsx";
import { textValue } from "../../platform/kit/translations.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";

/** Renames a kind of treatment in each language, and says whether its doses need a batch. */
export function EditKind({ kind: { id, name, names, needsBatch } }: { kind: TreatmentKind }) {
  const { editKind } = animalsTexts().treatments.rules;
  const { needsBatch: label } = recordTexts().treatments.ruleFields;
  return (
    <DialogForm
      part={`kind-${id}`}
      variant="light"
      size="compact-md"
      isOffered
      texts={{ ...editKind, title: editKind.title(name) }}
      values={{ name: textValue(names), needsBatch }}
      schema={TreatmentKindChange}
      toBody={({ name: typed, ...body }) => ({ ...body, names: typed })}
      changes
      send={(body: TreatmentKindChange) => callApi("PUT /treatment-kinds/:id", { params: { id }, body })}
    >
      {(input, form) => (
        <>
          <TranslatedField form={form} mode="edit" name="name" label="name" limit={KIND_NAME} required />
          <Checkbox {...input("needsBatch")} checked={form.getValues().needsBatch} label={label} />
        </>
      )}
    </DialogForm>
  );
}

/** An empty field means "no limit", so that it is sent as null. */
const UNLIMITED = { untilWeeks: null, everyCount: null, everyUnit: null, times: null };

/** Changes for whom a rule is and how often it asks for a dose. */
export function EditRule({ kind, rule }: { kind: string; rule: TreatmentRule }) {
  const { editRule } = animalsTexts().treatments.rules;
  const fields = recordTexts().treatments.ruleFields;
  const { id, fromWeeks, untilWeeks, everyCount, everyUnit, times } = rule;
  return (
    <DialogForm
      part={`rule-${id}`}
      variant="light"
      size="compact-md"
      isOffered
      texts={{ ...editRule, title: editRule.title(kind) }}
      values={{
        fromWeeks: fromWeeks as number | string,
        untilWeeks: untilWeeks ?? ("" as number | string),
        everyCount: everyCount ?? ("" as number | string),
        everyUnit: everyUnit as string | null,
        times: times ?? ("" as number | string),
      }}
      schema={TreatmentRuleChange}
      toBody={(typed) => ({ ...UNLIMITED, ...typed })}
      changes
      send={(body: TreatmentRuleChange) => callApi("PUT /treatment-rules/:id", { params: { id }, body })}
    >
      {(input) => (
        <>
          <WholeNumber {...input("fromWeeks")} label={fields.fromWeeks} />
          <WholeNumber {...input("untilWeeks")} label={fields.untilWeeks} min={1} />
          <WholeNumber {...input("everyCount")} label={fields.everyCount} min={1} />
          <Select
            {...input("everyUnit")}
            label={fields.everyUnit}
            data={options(SPACING_UNITS, appTexts().words.spans)}
            clearable
          />
          <WholeNumber {...input("times")} label={fields.times} min={1} />
        </>
      )}
    </DialogForm>
  );
}

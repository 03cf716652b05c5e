import { MultiSelect } from "@mantine/core";
import { z } from "zod";
import { ORDERED_LISTS, type ValueType } from "../../../../contract/animals/stay-words.ts";
import { Translations } from "../../../../contract/platform/translations.ts";
import {
  isOrdered,
  LIST_LIMITS,
  type ListValue,
  type ShelterList,
} from "../../../../contract/settings/shelter-lists.ts";
import { currentLanguage } from "../../../../contract/texts/language.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { animalsTexts } from "../../animals/texts.ts";
import { DialogForm } from "../../platform/kit/dialog-form.tsx";
import { TranslatedField } from "../../platform/kit/translated-field.tsx";
import { textValue } from "../../platform/kit/translations.ts";
import { settingsTexts } from "../texts.ts";

type Typed = { name: Translations; types?: ValueType[] };

/** What is typed: the name in some language, asked for in the reader's. */
const typedName = () =>
  z
    .object({ name: Translations, types: z.custom<ValueType[]>().optional() })
    .refine(({ name }) => Object.values(name).some((text) => text.trim() !== ""), {
      path: ["name", currentLanguage()],
      error: () => recordTexts().shelterLists.nameRequired,
    });

/** The types of intakes or outcomes that a list knows, in words. */
export function typeOptions(list: ShelterList): { value: string; label: string }[] {
  if (!isOrdered(list)) return [];
  const { intakeTypes, outcomeTypes } = animalsTexts().stays;
  const words: Readonly<Record<string, string>> = { ...outcomeTypes, ...intakeTypes };
  return ORDERED_LISTS[list].map((type) => ({ value: type, label: words[type] ?? type }));
}

type Props = {
  part: string;
  list: ShelterList;
  value?: ListValue;
  texts: { open: string; title: string; label?: string; done: string; failed: string };
  send: (body: { names: Translations; types?: ValueType[] }) => Promise<unknown>;
};

/** A button that opens the name of a value, or of a new one, and with which types it is offered. */
export const ValueDialog = ({ part, list, value, texts, send }: Props) => (
  <DialogForm
    part={part}
    isOffered
    variant={value ? "light" : "outline"}
    size="compact-md"
    texts={texts}
    values={{ name: textValue(value?.names), types: value?.types ?? [] }}
    schema={typedName()}
    send={({ name, types }: Typed) => send({ names: name, ...(isOrdered(list) && { types }) })}
  >
    {(input, form) => (
      <>
        <TranslatedField form={form} mode="edit" name="name" label="name" limit={LIST_LIMITS.name} required />
        {isOrdered(list) && (
          <MultiSelect
            {...input("types")}
            label={settingsTexts().shelterLists.types}
            description={settingsTexts().shelterLists.typesHint}
            data={typeOptions(list)}
            clearable
          />
        )}
      </>
    )}
  </DialogForm>
);

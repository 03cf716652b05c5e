import { z } from "zod";
import { LIST_LIMITS, type ListValue } from "../../../contract/shelter-lists.ts";
import { currentLanguage } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { Translations } from "../../../contract/translations.ts";
import { DialogForm } from "../kit/dialog-form.tsx";
import { TranslatedField } from "../kit/translated-field.tsx";
import { textValue } from "../kit/translations.ts";

type Typed = { name: Translations };

/** What is typed: the name in some language, asked for in the reader's. */
const typedName = () =>
  z.object({ name: Translations }).refine(({ name }) => Object.values(name).some((text) => text.trim() !== ""), {
    path: ["name", currentLanguage()],
    error: () => recordTexts().shelterLists.nameRequired,
  });

/** A button that opens the name of a value, or of a new one. */
export function ValueDialog({
  part,
  value,
  texts,
  send,
}: {
  part: string;
  value?: ListValue;
  texts: { open: string; title: string; label?: string; done: string; failed: string };
  send: (body: { names: Translations }) => Promise<unknown>;
}) {
  return (
    <DialogForm
      part={part}
      isOffered
      variant={value ? "light" : "outline"}
      size="compact-md"
      texts={texts}
      values={{ name: textValue(value?.names) }}
      schema={typedName()}
      send={({ name }: Typed) => send({ names: name })}
    >
      {(_input, form) => (
        <TranslatedField form={form} mode="edit" name="name" label="name" limit={LIST_LIMITS.name} required />
      )}
    </DialogForm>
  );
}

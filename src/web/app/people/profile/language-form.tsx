import { Button, NativeSelect, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { offeredLanguages } from "../../../../contract/platform/shelter.ts";
import {
  LANGUAGE_NAME,
  LANGUAGES,
  type Language,
  languagesFromReaders,
  wordForLanguage,
} from "../../../../contract/texts/language.ts";
import { callApi } from "../../platform/calls.ts";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { field, useSave } from "../../platform/kit/form.ts";
import { useSession } from "../../platform/session.ts";
import { appTexts } from "../../platform/texts/texts.ts";

/** The language of the application and the letters. After a change the page is reloaded in the new language. */
export function LanguageForm() {
  const { id, isEmployee, language } = useSession();
  const form = useForm<{ language: Language }>({ initialValues: { language } });
  const save = useSave(form, {
    send: async (body) => {
      if (isEmployee) await callApi("PUT /employees/:id", { params: { id }, body });
      else await callApi("PUT /users/me", { body });
    },
    done: () => location.reload(),
    failure: appTexts().language.failed,
  });
  return (
    <form onSubmit={save.onSubmit} noValidate className={isEmployee ? "panel narrow" : "panel"}>
      <Stack gap="lg">
        <ErrorSummary errors={form.errors} problem={save.problem} />
        <NativeSelect
          {...field(form, "language")}
          maw="44rem"
          label={languagesFromReaders().map(wordForLanguage).join(" / ")}
          description={appTexts().language.description}
        >
          {(isEmployee ? LANGUAGES : offeredLanguages()).map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGE_NAME[code]}
            </option>
          ))}
        </NativeSelect>
        <div>
          <Button type="submit" variant="outline" loading={save.isSaving}>
            {appTexts().language.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

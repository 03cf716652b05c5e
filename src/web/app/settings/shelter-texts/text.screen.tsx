import { Button, Group, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import type { ShelterText } from "../../../../contract/platform/shelter-texts.ts";
import type { Translations } from "../../../../contract/platform/translations.ts";
import { byLanguage, LANGUAGES } from "../../../../contract/texts/language.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { useSave } from "../../platform/kit/form.ts";
import { useLeaveGuard } from "../../platform/kit/leave-guard.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { BackLink, Loaded, Screen } from "../../platform/kit/screen.tsx";
import { ApiError } from "../../platform/problem.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { settingsTexts } from "../texts.ts";
import { isOwn, partName, TEXTS_PATH, textsQuery, wordsOf } from "./shelter-texts.ts";
import { TextFields } from "./text-fields.tsx";
import { TextHistory } from "./text-history.tsx";
import { TextPreview } from "./text-preview.tsx";

/** Somebody else has saved since this form was opened. */
const STALE = 412;

/** One text in each language, with how it will look (rules §12). */
export function TextScreen() {
  const { key = "" } = useParams();
  const texts = useQuery({ ...textsQuery(), staleTime: 0 });
  const text = settingsTexts().shelterTexts;
  const found = texts.data?.items.find((one) => one.key === key);
  return (
    <Screen title={found ? partName(found.part) : text.title}>
      <BackLink to={TEXTS_PATH} text={text.back} />
      <Loaded query={texts} failed={text.loadFailed}>
        {() => (found ? <TextForm key={key} loaded={found} /> : <Text>{recordTexts().shelterTexts.notFound}</Text>)}
      </Loaded>
    </Screen>
  );
}

const valuesOf = (text: ShelterText): Translations => byLanguage((language) => wordsOf(text, language));

async function presentText(key: string): Promise<ShelterText | undefined> {
  const { items } = await callApi("GET /shelter/texts");
  return items.find((one) => one.key === key);
}

function TextForm({ loaded }: { loaded: ShelterText }) {
  const [seen, setSeen] = useState(loaded);
  const form = useForm({ initialValues: valuesOf(loaded) });
  const { key, version } = seen;
  const values = form.getValues();
  const isChanged = LANGUAGES.some((language) => values[language] !== wordsOf(seen, language));
  const text = appTexts().kit.form;
  const { reset: question, saveFailed } = settingsTexts().shelterTexts;

  function show(saved: ShelterText): void {
    setSeen(saved);
    form.setValues(valuesOf(saved));
    form.clearErrors();
  }

  const { isSaving, problem, ...save } = useSave(form, {
    send: async (typed) => {
      try {
        return await callApi("PUT /shelter/texts/:key", { params: { key }, body: typed, ifMatch: version });
      } catch (error) {
        // What was typed stays; the next save goes over what somebody else has saved.
        if (error instanceof ApiError && error.status === STALE) setSeen((await presentText(key)) ?? seen);
        throw error;
      }
    },
    done: (saved) => {
      notifySuccess(saved.version === version ? text.unchanged : text.saved);
      show(saved);
    },
    failure: saveFailed,
  });
  useLeaveGuard(isChanged);

  async function showPresent(): Promise<void> {
    const present = await presentText(key);
    if (present) show(present);
  }

  return (
    <>
      <form {...save} className="panel part">
        {/* Errors stand at their fields while somebody types; above them they would push the fields down. */}
        <ErrorSummary errors={{}} problem={problem} />
        <TextFields text={seen} form={form} />
        <Group gap="sm">
          <Button type="submit" loading={isSaving}>
            {text.save}
          </Button>
          {isChanged && (
            <Button variant="outline" onClick={() => show(seen)}>
              {text.cancel}
            </Button>
          )}
          {isOwn(seen) && (
            <ActionButton
              variant="outline"
              text={question.open}
              ask={() => confirmAction({ title: question.title, text: question.text, yes: question.open })}
              send={() =>
                callApi("DELETE /shelter/texts/:key", { params: { key }, ifMatch: version }).finally(showPresent)
              }
              done={question.done}
              failed={saveFailed}
            />
          )}
        </Group>
      </form>
      <TextPreview text={seen} values={values} onRefused={form.setErrors} />
      <TextHistory textKey={key} />
    </>
  );
}

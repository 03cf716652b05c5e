import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { VET_NAME, VetRequest } from "../../../../contract/animals/vet.ts";
import type { BodyOf } from "../../../../contract/calls.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ChangedMeanwhile } from "../../platform/kit/changed-meanwhile.tsx";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { type FormOf, field, useSave, validateWith } from "../../platform/kit/form.ts";
import { notifySuccess, notifyWithUndo } from "../../platform/kit/notify.tsx";
import { useSeenFields } from "../../platform/kit/seen-fields.ts";
import { useSend } from "../../platform/kit/use-send.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";

/** Who the shelter's vet is: admins say it, and the usual rules begin. */
export function VetQuestion() {
  const { data } = useQuery(apiQuery("GET /shelter/vet"));
  const [saves, setSaves] = useState<string[]>([]);
  if (!data) return null;
  const { treatments } = animalsTexts();
  if (!data.actions.includes("edit")) return data.vet ? <p>{treatments.sheet.vet(data.vet)}</p> : null;
  return (
    <section className="panel">
      {/* After a save the form begins anew with what was saved. */}
      <VetForm key={saves.length} vet={saves.at(-1) ?? data.vet} done={(vet) => setSaves([...saves, vet])} />
    </section>
  );
}

function VetForm({ vet, done }: { vet: string; done: (vet: string) => void }) {
  const text = animalsTexts().treatments.vet;
  const form: FormOf<{ vet: string }> = useForm({ initialValues: { vet }, validate: validateWith(VetRequest) });
  const seen = useSeenFields({ form, opened: { vet } });
  const { run } = useSend();
  async function takeBack(ruleIds: number[]) {
    const send = () => callApi("POST /treatment-rules/switch-off", { body: { ruleIds } });
    if (await run(send, text.offFailed)) notifySuccess(text.switchedOff);
  }
  const { isSaving, problem, ...save } = useSave(form, {
    send: (typed) =>
      seen.send(typed, (body) => callApi("PUT /shelter/vet", { body: body as BodyOf<"PUT /shelter/vet"> })),
    done: ({ vet: saved, switchedOn }) => {
      const kinds = [...new Set(switchedOn.map(({ kind }) => kind))].join(", ");
      const ids = switchedOn.map(({ id }) => id);
      if (kinds) notifyWithUndo(text.switchedOn(kinds), () => void takeBack(ids), "vet");
      else notifySuccess(text.saved);
      done(saved);
    },
    failure: text.saveFailed,
  });
  return (
    <form {...save} noValidate>
      <Stack gap="sm">
        <ErrorSummary errors={form.errors} problem={problem} />
        <ChangedMeanwhile form={form} changed={seen.changed} />
        <Group gap="sm" align="end">
          <TextInput
            {...field(form, "vet")}
            flex="1 1 16rem"
            label={text.ask}
            description={text.hint}
            maxLength={VET_NAME}
            autoComplete="off"
          />
          <Button type="submit" loading={isSaving}>
            {appTexts().kit.form.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { shelter } from "../../../contract/platform/shelter.ts";
import { LeaveDemonstration as Schema } from "../../../contract/settings/shelter-record.ts";
import { apiQuery, callApi } from "../platform/calls.ts";
import { DialogForm } from "../platform/kit/dialog-form.tsx";
import { TextField } from "../platform/kit/text-field.tsx";
import { settingsTexts } from "./texts.ts";

/** Takes out what the demonstration has put in, after its shelter's name was typed; it cannot be undone (rules §12). */
export function LeaveDemonstration() {
  const demonstration = useQuery(apiQuery("GET /shelter/demonstration"));
  const text = settingsTexts().settings.demonstration;
  if (!demonstration.data?.isPresent) return null;
  return (
    <section className="panel form-width">
      <h2>{text.title}</h2>
      <Text mb="sm">{text.explanation}</Text>
      <DialogForm
        part="leave-demonstration"
        isOffered
        isDanger
        texts={text}
        values={{ confirm: "" }}
        schema={Schema}
        send={(body: { confirm: string }) => callApi("POST /shelter/leave-demonstration", { body })}
      >
        {(input) => <TextField label={text.confirm(shelter().name)} autoComplete="off" {...input("confirm")} />}
      </DialogForm>
    </section>
  );
}

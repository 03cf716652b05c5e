import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { z } from "zod";
import { ApiTokenRequest, type ProgramPermission, TOKEN_LIMITS } from "../../../../contract/exchange/api-tokens.ts";
import { localDay } from "../../../format.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { type FormOf, field, useSave, validateWith } from "../../platform/kit/form.ts";
import { Loaded, Screen } from "../../platform/kit/screen.tsx";
import { dayAfter, shelterToday } from "../../platform/shelter-day.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { exchangeTexts } from "../texts.ts";
import { PermissionChoice } from "./permission-choice.tsx";
import { BackToPrograms } from "./programs.screen.tsx";
import { ShownOnce } from "./shown-once.tsx";

type Values = { name: string; expiresOn: string; permissions: string[] };

/** After so many days a token ends by itself; an empty text: never. */
const DAYS = [30, 90, 365] as const;
const dayIn = (days: number): string => dayAfter(shelterToday(), days);

const bodyOf = ({ expiresOn, ...typed }: Values) => ({ ...typed, expiresOn: expiresOn || null });

/** A new token: named, with what the program may do. Then the token itself, once. */
export function NewTokenScreen() {
  const text = exchangeTexts().programs.tokens;
  const permissions = useQuery(apiQuery("GET /api-tokens/permissions"));
  const [token, setToken] = useState<string>();
  const navigate = useNavigate();
  const leave = () => void navigate("/admin/programs");
  return (
    <Screen title={text.add}>
      <BackToPrograms />
      {token ? (
        <ShownOnce title={text.made} hint={text.copyNow} value={token} onDone={leave} />
      ) : (
        <Loaded query={permissions} failed={exchangeTexts().programs.loadFailed}>
          {({ items }) => <TokenForm permissions={items} onMade={setToken} />}
        </Loaded>
      )}
    </Screen>
  );
}

type FormProps = { permissions: readonly ProgramPermission[]; onMade: (token: string) => void };

function TokenForm({ permissions, onMade }: FormProps) {
  const text = exchangeTexts().programs.tokens;
  const form: FormOf<Values> = useForm<Values>({
    initialValues: { name: "", expiresOn: dayIn(90), permissions: [] },
    validate: validateWith(z.preprocess(bodyOf, ApiTokenRequest)),
  });
  const { isSaving, problem, ...save } = useSave(form, {
    send: (values) => callApi("POST /api-tokens", { body: bodyOf(values) }),
    done: ({ token }) => onMade(token),
    failure: text.failed,
  });
  const { expiresOn } = form.getValues();
  const ends = DAYS.map((days) => ({ value: dayIn(days), label: days === 365 ? text.year : text.days(days) }));
  return (
    <form {...save} className="panel part form-width">
      <ErrorSummary errors={form.errors} problem={problem} />
      <TextInput
        {...field(form, "name")}
        label={appTexts().words.name}
        description={text.nameHint}
        maxLength={TOKEN_LIMITS.name}
        required
      />
      <NativeSelect
        {...field(form, "expiresOn")}
        label={text.valid}
        description={expiresOn ? text.until(localDay(expiresOn)) : text.untilRevoked}
        data={[...ends, { value: "", label: text.noEnd }]}
      />
      <PermissionChoice form={form} permissions={permissions} />
      <Group gap="sm">
        <Button type="submit" loading={isSaving}>
          {text.make}
        </Button>
        <Button component={Link} to="/admin/programs" variant="outline">
          {appTexts().kit.form.cancel}
        </Button>
      </Group>
    </form>
  );
}

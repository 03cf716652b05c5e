import { Anchor, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { Shelter } from "../../../contract/platform/shelter.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { adoptionTexts } from "../adoption/texts.ts";
import { REPLY_TEMPLATE } from "../outreach/messages/reply-template.resource.ts";
import { outreachTexts } from "../outreach/texts.ts";
import { apiQuery, callApi } from "../platform/calls.ts";
import { ErrorSummary } from "../platform/kit/error-summary.tsx";
import { useSave } from "../platform/kit/form.ts";
import { useLeaveGuard } from "../platform/kit/leave-guard.ts";
import { notifySuccess } from "../platform/kit/notify.tsx";
import { Loaded, Screen } from "../platform/kit/screen.tsx";
import { followSavedShelter } from "../platform/own-shelter.ts";
import { ApiError } from "../platform/problem.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { FirstStepsAgain } from "./first-steps/first-steps.tsx";
import { LeaveDemonstration } from "./leave-demonstration.tsx";
import { changesOf, rebased, useSettingsForm, valuesOf } from "./settings.values.ts";
import { SettingsFields } from "./settings-fields.tsx";
import { SettingsHistory } from "./settings-history.tsx";
import { SettingsPreview } from "./settings-preview.tsx";
import { settingsTexts } from "./texts.ts";

/** Somebody else has saved since this form was opened. */
const STALE = 412;

/** Whose shelter it is, for admins (rules §12). */
export function SettingsScreen() {
  const record = useQuery({ ...apiQuery("GET /shelter"), staleTime: 0 });
  const text = settingsTexts().settings;
  return (
    <Screen title={appTexts().shell.navigation.settings}>
      <Text>{text.explanation}</Text>
      <Group gap="md">
        <Anchor component={Link} to="/admin/lists">
          {appTexts().shell.navigation.lists}
        </Anchor>
        <Anchor component={Link} to="/admin/settings/texts">
          {settingsTexts().shelterTexts.title}
        </Anchor>
        <Anchor component={Link} to={REPLY_TEMPLATE.list}>
          {outreachTexts().messages.templates.title}
        </Anchor>
        <Anchor component={Link} to="/admin/settings/visits">
          {adoptionTexts().visits.plan.title}
        </Anchor>
        <Anchor component={Link} to="/admin/settings/retention">
          {settingsTexts().retention.title}
        </Anchor>
        <Anchor component={Link} to="/admin/settings/feeds">
          {appTexts().words.animalsElsewhere}
        </Anchor>
      </Group>
      <Loaded query={record} failed={recordTexts().shelter.loadFailed}>
        {(loaded) => <SettingsForm loaded={loaded} />}
      </Loaded>
      <SettingsHistory />
      <FirstStepsAgain />
      <LeaveDemonstration />
    </Screen>
  );
}

function SettingsForm({ loaded }: { loaded: Shelter }) {
  const [record, setRecord] = useState(loaded);
  const form = useSettingsForm(loaded);
  const values = form.getValues();
  const changes = changesOf(record, values);
  const isChanged = Object.keys(changes).length > 0;
  const text = appTexts().kit.form;

  /** What was typed stays, on top of what somebody else has saved. */
  async function adoptPresentRecord(): Promise<void> {
    const present = await callApi("GET /shelter");
    form.setValues(rebased(record, form.getValues(), present));
    setRecord(present);
  }

  const { isSaving, problem, ...save } = useSave(form, {
    send: async () => {
      if (!isChanged) return undefined;
      try {
        // A number that was left blank is sent as it is, and refused at its field.
        return await callApi("PUT /shelter", { body: changes as object, ifMatch: record.version });
      } catch (error) {
        if (error instanceof ApiError && error.status === STALE) await adoptPresentRecord();
        throw error;
      }
    },
    done: (saved) => {
      notifySuccess(saved ? text.saved : text.unchanged);
      if (!saved) return;
      setRecord(saved);
      form.setValues(valuesOf(saved));
      followSavedShelter(saved);
    },
    failure: recordTexts().shelter.saveFailed,
  });
  useLeaveGuard(isChanged);
  // The section that a link names is there only now, after the record was loaded.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className="settings">
      <form {...save} className="settings-form">
        <ErrorSummary errors={form.errors} problem={problem} />
        <SettingsFields form={form} />
        <Group gap="sm" className="settings-save">
          <Button type="submit" loading={isSaving}>
            {text.save}
          </Button>
          {isChanged && (
            <Button variant="outline" onClick={() => form.setValues(valuesOf(record))}>
              {text.cancel}
            </Button>
          )}
        </Group>
      </form>
      <SettingsPreview values={values} />
    </div>
  );
}

import { Badge, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import {
  isOrdered,
  type ListValue,
  SHELTER_LISTS,
  type ShelterList,
} from "../../../../contract/settings/shelter-lists.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { BackLink, Loaded, Screen, Section } from "../../platform/kit/screen.tsx";
import { MissingLanguages } from "../../platform/kit/translated-field.tsx";
import { missingLanguages } from "../../platform/kit/translations.ts";
import { appTexts } from "../../platform/texts/texts.ts";
import { settingsTexts } from "../texts.ts";
import { typeOptions, ValueDialog } from "./value-dialog.tsx";

/** The lists that the shelter edits, for admins (rules §12). */
export function ShelterListsScreen() {
  const text = settingsTexts().shelterLists;
  return (
    <Screen title={appTexts().shell.navigation.lists}>
      <BackLink to="/admin/settings" text={appTexts().shell.navigation.settings} />
      <Text>{text.explanation}</Text>
      {SHELTER_LISTS.map((list) => (
        <ListSection key={list} list={list} />
      ))}
    </Screen>
  );
}

function ListSection({ list }: { list: ShelterList }) {
  const text = settingsTexts().shelterLists;
  const values = useQuery(apiQuery("GET /shelter/lists/:list", { params: { list } }));
  const { title, hint } = text.lists[list];
  return (
    <Section title={title}>
      <Text>{hint}</Text>
      <Loaded query={values} failed={text.loadFailed}>
        {(found) => (
          <ul className="list-values">
            {found.map((value) => (
              <Value key={value.id} list={list} value={value} all={found} />
            ))}
          </ul>
        )}
      </Loaded>
      <div>
        <ValueDialog
          part={list}
          list={list}
          texts={{ ...text.add, ...text.lists[list].add }}
          send={(body) => callApi("POST /shelter/lists/:list", { params: { list }, body })}
        />
      </div>
    </Section>
  );
}

type InList = { list: ShelterList; value: ListValue; all: readonly ListValue[] };

function Value({ list, value, all }: InList) {
  const text = settingsTexts().shelterLists;
  const { id, name, names, uses, retiredAt, languages, types, version } = value;
  const { done, failed } = text.edit;
  const edit = isOrdered(list) ? text.edit.withTypes : text.edit;
  const offeredWith = typeOptions(list).filter((type) => (types as string[]).includes(type.value));
  return (
    <li data-retired={retiredAt !== null || undefined}>
      <div>
        <strong lang={languages?.name}>{name}</strong>{" "}
        {retiredAt !== null && (
          <Badge color="gray" variant="light">
            {text.retired}
          </Badge>
        )}{" "}
        <MissingLanguages languages={missingLanguages(names)} />
        <span className="fact-detail">
          {[...offeredWith.map(({ label }) => label), text.lists[list].uses(uses)].join(" · ")}
        </span>
      </div>
      <Group gap="0.5rem" align="stretch">
        <ValueDialog
          part={`${list}-${id}`}
          list={list}
          value={value}
          texts={{ done, failed, open: edit.open, title: edit.title(name), label: edit.label(name) }}
          send={(body) => callApi("PUT /shelter/lists/:list/:id", { params: { list, id }, body, ifMatch: version })}
        />
        <Move list={list} value={value} all={all} />
        <Retirement list={list} value={value} />
        {value.actions.includes("delete") && <DeleteValue list={list} value={value} />}
      </Group>
    </li>
  );
}

/** Puts a value one place further up or down. */
function Move({ list, value: { id, name, actions }, all }: InList) {
  const text = settingsTexts().shelterLists;
  if (!actions.includes("move")) return null;
  const before = all.filter(({ retiredAt }) => retiredAt === null).map((one) => one.id);
  const at = before.indexOf(id);
  const button = (to: number, words: { text: string; label: string }) => (
    <ActionButton
      {...words}
      variant="subtle"
      size="compact-md"
      disabled={to < 0 || to >= before.length}
      done={text.wasMoved(name, to + 1)}
      failed={text.changeFailed}
      send={() =>
        callApi("POST /shelter/lists/:list/order", {
          params: { list },
          body: { ids: before.toSpliced(at, 1).toSpliced(to, 0, id), before },
        })
      }
    />
  );
  return (
    <>
      {button(at - 1, { text: "↑", label: text.moveUpOne(name) })}
      {button(at + 1, { text: "↓", label: text.moveDownOne(name) })}
    </>
  );
}

function Retirement({ list, value: { id, name, actions } }: Omit<InList, "all">) {
  const text = settingsTexts().shelterLists;
  const params = { list, id };
  const look = { variant: "light", size: "compact-md", failed: text.changeFailed } as const;
  return actions.includes("retire") ? (
    <ActionButton
      {...look}
      text={appTexts().words.retire}
      label={text.retireOne(name)}
      done={text.wasRetired(name)}
      send={() => callApi("POST /shelter/lists/:list/:id/retire", { params })}
    />
  ) : (
    <ActionButton
      {...look}
      text={appTexts().words.bringBack}
      label={text.restoreOne(name)}
      done={text.wasRestored(name)}
      send={() => callApi("POST /shelter/lists/:list/:id/restore", { params })}
    />
  );
}

function DeleteValue({ list, value: { id, name } }: Omit<InList, "all">) {
  const text = settingsTexts().shelterLists;
  const { deleted } = appTexts().kit.record;
  return (
    <ActionButton
      variant="subtle"
      size="compact-md"
      color="red"
      text={appTexts().words.delete}
      label={text.deleteOne(name)}
      ask={() => confirmAction({ title: text.deleteAsk, text: name, yes: appTexts().words.delete, isDanger: true })}
      send={() => callApi("DELETE /shelter/lists/:list/:id", { params: { list, id } })}
      done={deleted(name)}
      failed={text.changeFailed}
    />
  );
}

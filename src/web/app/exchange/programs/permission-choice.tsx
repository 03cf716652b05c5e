import { Button, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { ProgramPermission } from "../../../../contract/exchange/api-tokens.ts";
import { folded } from "../../../folded.ts";
import { type FormOf, fieldId } from "../../platform/kit/form.ts";
import { exchangeTexts } from "../texts.ts";

/** What programs usually need. */
const PRESETS = {
  website: ["animals.read", "news.read", "shelter.read"],
  scale: ["animals.read", "care.read", "care.write"],
  intake: ["animals.read", "animals.write", "stays.read", "stays.write"],
  none: [],
} as const satisfies Record<string, readonly string[]>;
type Preset = keyof typeof PRESETS;

type Props = {
  form: FormOf<{ name: string; expiresOn: string; permissions: string[] }>;
  permissions: readonly ProgramPermission[];
};

/** The permissions of a token, to be ticked: what only reads before what changes. */
export function PermissionChoice({ form, permissions }: Props) {
  const text = exchangeTexts().programs.tokens;
  const [search, setSearch] = useState("");
  const chosen = form.getValues().permissions;
  const choose = (names: readonly string[]) => form.setValues({ permissions: [...names] });
  const found = permissions.filter(({ title, name }) => folded(`${title} ${name}`).includes(folded(search)));
  const error = form.errors.permissions;
  return (
    <Checkbox.Group
      id={fieldId("permissions")}
      value={chosen}
      onChange={choose}
      label={text.permissions}
      description={text.chosen(chosen.length)}
      error={error}
      required
    >
      <Stack gap="sm" mt="xs">
        <Group gap="xs">
          <Text size="sm">{text.beginWith}</Text>
          {(Object.keys(PRESETS) as Preset[]).map((preset) => (
            <Button key={preset} variant="light" size="compact-md" onClick={() => choose(PRESETS[preset])}>
              {text.presets[preset]}
            </Button>
          ))}
        </Group>
        <TextInput
          type="search"
          label={text.search}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {found.length === 0 && <Text>{text.noMatch}</Text>}
        <Part title={text.read} permissions={found.filter(({ isRead }) => isRead)} />
        <Part title={text.change} permissions={found.filter(({ isRead }) => !isRead)} />
      </Stack>
    </Checkbox.Group>
  );
}

function Part({ title, permissions }: { title: string; permissions: readonly ProgramPermission[] }) {
  if (permissions.length === 0) return null;
  return (
    <fieldset className="permissions">
      <legend>{title}</legend>
      {permissions.map(({ name, title, calls }) => (
        <Checkbox key={name} value={name} label={title} description={name} title={calls.join("\n")} />
      ))}
    </fieldset>
  );
}

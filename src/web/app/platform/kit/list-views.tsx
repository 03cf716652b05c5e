import {
  Button,
  Checkbox,
  Group,
  getDefaultZIndex,
  Popover,
  Stack,
  Text,
  TextInput,
  UnstyledButton,
} from "@mantine/core";
import { IconAdjustmentsHorizontal, IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { type StaffListName, VIEW_LIMITS } from "../../../../contract/platform/kept-views.ts";
import type { ListLook, ListSettings, ListView } from "../../../../contract/platform/list-views.ts";
import { appTexts } from "../texts/texts.ts";
import { confirmAction } from "./confirm-action.tsx";
import { type Column, columnName } from "./data-table.tsx";
import { changeLook, deleteView, hideColumns, keepView } from "./list-settings.ts";
import { notifySuccess } from "./notify.tsx";
import { useSend } from "./use-send.ts";

type Props = {
  list: StaffListName;
  settings: ListSettings;
  columns: readonly Pick<Column<never>, "name" | "sort" | "head">[];
  /** What a view of the list as it is now asks for. */
  query: string;
};

/** The views of a list that are kept, keeping the present one, and the columns that are shown. */
export function ListViews(props: Props) {
  const text = appTexts().kit.views;
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      shadow="md"
      width={320}
      // Beneath the question about deleting a view.
      zIndex={getDefaultZIndex("app")}
      closeOnClickOutside={!isAsking}
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {text.open}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className="list-views">
        <Stack gap="md">
          <KeptViews {...props} close={() => setOpen(false)} setAsking={setAsking} />
          <KeepForm {...props} />
          <ColumnChoice {...props} />
          <Look {...props} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function KeptViews({
  list,
  settings,
  close,
  setAsking,
}: Props & { close: () => void; setAsking: (isAsking: boolean) => void }) {
  const text = appTexts().kit.views;
  const [, setParams] = useSearchParams();
  const { run } = useSend();

  function show({ query, hidden }: ListView): void {
    setParams(new URLSearchParams(query));
    close();
    void run(() => hideColumns(list, hidden), text.failed);
  }
  async function remove({ id, name }: ListView): Promise<void> {
    setAsking(true);
    const isSure = await confirmAction({
      title: text.removeAsk,
      text: name,
      yes: appTexts().words.delete,
      isDanger: true,
    });
    setAsking(false);
    if (!isSure) return;
    if (!(await run(() => deleteView(list, id), text.failed))) return;
    close();
    notifySuccess(text.removed(name));
  }
  return (
    <section aria-label={text.kept}>
      <Text fw={700}>{text.kept}</Text>
      {settings.views.length === 0 && <Text size="sm">{text.none}</Text>}
      <ul>
        {settings.views.map((view) => (
          <li key={view.id}>
            <UnstyledButton className="kept-view" onClick={() => show(view)}>
              {view.name} {view.isShared && <span className="fact-detail">{text.shared}</span>}
            </UnstyledButton>
            {view.actions.includes("delete") && (
              <UnstyledButton
                className="kept-view-end"
                aria-label={text.remove(view.name)}
                onClick={() => void remove(view)}
              >
                <IconTrash size={18} aria-hidden />
              </UnstyledButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function KeepForm({ list, settings, query }: Props) {
  const text = appTexts().kit.views;
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const { isBusy, run } = useSend();

  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault();
    const view = { name, query, hidden: settings.hidden, isShared };
    if (!(await run(() => keepView(list, view), text.failed))) return;
    notifySuccess(text.isKept(name.trim()));
    setName("");
  }
  return (
    <form onSubmit={keep}>
      <Stack gap="xs">
        <TextInput
          label={text.keepAs}
          value={name}
          maxLength={VIEW_LIMITS.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {settings.mayShare && (
          <Checkbox
            label={text.forAll}
            checked={isShared}
            onChange={({ currentTarget }) => setShared(currentTarget.checked)}
          />
        )}
        <Group>
          <Button type="submit" size="compact-md" loading={isBusy} disabled={name.trim() === ""}>
            {text.keep}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The first column has the link to the record, so that it stays. */
function ColumnChoice({ list, settings: { hidden }, columns }: Props) {
  const text = appTexts().kit.views;
  const { run } = useSend();
  const choices = columns.slice(1).flatMap(({ head, ...column }) => {
    const name = columnName(column);
    return name === undefined ? [] : [{ name, head }];
  });
  if (choices.length === 0) return null;
  const set = (name: string, isShown: boolean) =>
    run(() => hideColumns(list, isShown ? hidden.filter((one) => one !== name) : [...hidden, name]), text.failed);
  return (
    <fieldset>
      <legend>{text.columns}</legend>
      <Stack gap={6}>
        {choices.map(({ name, head }) => (
          <Checkbox
            key={name}
            label={head}
            checked={!hidden.includes(name)}
            onChange={({ currentTarget }) => void set(name, currentTarget.checked)}
          />
        ))}
      </Stack>
    </fieldset>
  );
}

/** How dense the rows of a table are, and its columns back at their usual widths. */
function Look({ list, settings: { look }, columns }: Props) {
  const text = appTexts().kit.views;
  const { run } = useSend();
  const change = (part: ListLook) => void run(() => changeLook(list, part), text.failed);
  if (columns.length === 0) return null;
  return (
    <Group justify="space-between" gap="xs">
      <Checkbox
        label={text.dense}
        checked={look.isDense ?? false}
        onChange={({ currentTarget }) => change({ isDense: currentTarget.checked })}
      />
      {Object.keys(look.widths ?? {}).length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => change({ widths: {} })}>
          {text.usualWidths}
        </Button>
      )}
    </Group>
  );
}

import { SegmentedControl, VisuallyHidden } from "@mantine/core";
import { IconLayoutGrid, IconTable, type TablerIcon } from "@tabler/icons-react";
import type { StaffListName } from "../../../../contract/platform/kept-views.ts";
import type { ListLook } from "../../../../contract/platform/list-views.ts";
import { appTexts } from "../texts/texts.ts";
import { changeLook } from "./list-settings.ts";
import { useSend } from "./use-send.ts";

/** Whether a list is shown as cards or as a table. */
export function FormChoice({ list, look }: { list: StaffListName; look: ListLook }) {
  const text = appTexts().kit.views;
  const { run } = useSend();
  return (
    <SegmentedControl
      size="xs"
      aria-label={text.form}
      data={[
        { value: "cards", label: <Sign Icon={IconLayoutGrid} name={text.cards} /> },
        { value: "table", label: <Sign Icon={IconTable} name={text.table} /> },
      ]}
      value={look.form ?? "cards"}
      onChange={(form) => void run(() => changeLook(list, { form }), text.failed)}
    />
  );
}

const Sign = ({ Icon, name }: { Icon: TablerIcon; name: string }) => (
  <>
    <Icon display="block" size={18} aria-hidden />
    <VisuallyHidden>{name}</VisuallyHidden>
  </>
);

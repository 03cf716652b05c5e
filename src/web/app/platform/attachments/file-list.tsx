import { ActionIcon, Anchor, Badge, Checkbox, Group, TextInput } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import {
  ATTACHMENT_LIMITS,
  type Attachment,
  AttachmentChange,
  type SubjectName,
} from "../../../../contract/platform/attachments.ts";
import { listed } from "../../../../contract/platform/dates.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callPath } from "../../../call-path.ts";
import { localDate, localDay } from "../../../format.ts";
import { callApi } from "../calls.ts";
import { ActionButton } from "../kit/action-button.tsx";
import { confirmAction } from "../kit/confirm-action.tsx";
import { DateField } from "../kit/date-field.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { appTexts } from "../texts/texts.ts";
import { sizeOf } from "./file-size.ts";

type Props = { subject?: SubjectName; mayTick?: boolean };

/** The files of a record: each opens in a tab of its own. */
export function FileList({ files, ...props }: Props & { files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="care-list">
      {files.map((file) => (
        <FileLine key={file.id} file={file} {...props} />
      ))}
    </ul>
  );
}

/** What a file is called on screens. */
const shownName = ({ title, name }: Attachment) => title || name;

function FileLine({ file, subject, mayTick = false }: Props & { file: Attachment }) {
  const text = appTexts().attachments;
  const { id, title, name, type, bytes, on, addedAt, addedBy, forAdopter, actions } = file;
  const address = callPath("GET /attachments/:id/file", { id });
  const kind = listed(recordTexts().attachments.kinds[type], sizeOf(bytes));
  const day = on === null ? localDate(addedAt) : localDay(on);
  const isOnTreatment = subject !== undefined && subject !== file.subject && file.subject.startsWith("treatment:");
  return (
    <li>
      <div>
        <Anchor href={`${address}?show=true`} target="_blank" rel="noopener" className="as-typed">
          {shownName(file)}
        </Anchor>{" "}
        {forAdopter && subject && <Badge variant="light">{text.forAdopter}</Badge>}
        <span className="fact-detail as-typed">
          {listed(title && name, kind, day, addedBy, isOnTreatment ? text.onTreatment : null)}
        </span>
      </div>
      <Group gap="xs">
        {actions.includes("edit") && <EditFile file={file} mayTick={mayTick} />}
        {actions.includes("delete") && <DeleteFile file={file} />}
        <ActionIcon
          component="a"
          href={address}
          download={name}
          variant="subtle"
          aria-label={text.save(shownName(file))}
        >
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
}

type Typed = { title: string; on: string; forAdopter: boolean };

function EditFile({ file, mayTick }: { file: Attachment; mayTick: boolean }) {
  const text = appTexts().attachments;
  const { id, title, on, forAdopter } = file;
  const toBody = (typed: Partial<Typed>) => ({ title: "", forAdopter: false, ...typed, on: typed.on ?? null });
  return (
    <DialogForm<Typed, AttachmentChange>
      isOffered
      part={`file-${id}`}
      variant="subtle"
      size="compact-md"
      texts={text.edit(shownName(file))}
      values={{ title, on: on ?? "", forAdopter }}
      schema={AttachmentChange}
      toBody={toBody}
      changes
      send={(body) => callApi("PUT /attachments/:id", { params: { id }, body })}
    >
      {(input, form) => (
        <>
          <TextInput {...input("title")} label={appTexts().words.title} maxLength={ATTACHMENT_LIMITS.title} />
          <DateField {...input("on")} label={text.fieldDay} />
          {mayTick && (
            <Checkbox
              label={text.fieldForAdopter}
              checked={form.getValues().forAdopter}
              onChange={({ currentTarget }) => form.setValues({ forAdopter: currentTarget.checked })}
            />
          )}
        </>
      )}
    </DialogForm>
  );
}

function DeleteFile({ file }: { file: Attachment }) {
  const text = appTexts().attachments;
  const { id } = file;
  const name = shownName(file);
  return (
    <ActionButton
      variant="subtle"
      size="compact-md"
      color="red"
      text={appTexts().words.delete}
      label={text.deleteLabel(name)}
      ask={() =>
        confirmAction({
          title: text.deleteAsk,
          text: text.deleteText(name),
          yes: appTexts().words.delete,
          isDanger: true,
        })
      }
      send={() => callApi("DELETE /attachments/:id", { params: { id } })}
      undo={() => callApi("POST /attachments/:id/restore", { params: { id } })}
      done={text.deleted}
      failed={text.deleteFailed}
    />
  );
}

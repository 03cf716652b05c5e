import { randomId } from "@mantine/hooks";
import { useRef, useState } from "react";
import { ATTACHMENT_LIMITS, type Attachment, type SubjectName } from "../../../../contract/platform/attachments.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { callPath } from "../../../call-path.ts";
import { requestUpload } from "../api.ts";
import { useTrackPendingWork } from "../kit/form.ts";
import { notifySuccess } from "../kit/notify.tsx";
import { errorText } from "../problem.ts";
import { appTexts } from "../texts/texts.ts";

/** A file that is being sent, or why it was refused. */
export type Upload = { id: string; file: File; percent: number; refused?: string };

const MEGABYTE = 1024 * 1024;

/** Sends files one after another; one that is refused stays, with the reason. */
export function useUploads(subject: SubjectName) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const track = useTrackPendingWork();

  const change = (id: string, facts: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...facts } : one)));
  const dismiss = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  async function send({ id, file }: Upload): Promise<void> {
    const text = appTexts().attachments;
    // It would be sent for minutes to be refused.
    if (file.size > ATTACHMENT_LIMITS.bytes) {
      return change(id, { refused: recordTexts().attachments.tooManyBytes(ATTACHMENT_LIMITS.bytes / MEGABYTE) });
    }
    const form = new FormData();
    form.set("subject", subject);
    form.set("file", file);
    try {
      const { name } = await requestUpload<Attachment>(callPath("POST /attachments"), form, (percent) =>
        change(id, { percent }),
      );
      dismiss(id);
      notifySuccess(text.added(name));
    } catch (error) {
      change(id, { refused: errorText(error, text.failed) });
    }
  }

  function enqueue(upload: Upload): void {
    queue.current = queue.current.then(() => send(upload));
    track(queue.current);
  }

  return {
    uploads,
    dismiss,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => ({ id: randomId("file-"), file, percent: 0 }));
      setUploads((all) => [...all, ...added]);
      for (const upload of added) enqueue(upload);
    },
    again({ id, file }: Upload) {
      const upload: Upload = { id, file, percent: 0 };
      setUploads((all) => all.map((one) => (one.id === id ? upload : one)));
      enqueue(upload);
    },
  };
}

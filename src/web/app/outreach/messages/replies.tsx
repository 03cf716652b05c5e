import { Button, Group, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import {
  type MessageReply,
  REPLY_LIMIT,
  type ReceivedMessage,
  ReplyRequest,
} from "../../../../contract/outreach/messages.ts";
import { callApi } from "../../platform/calls.ts";
import { deleteDraft, useDraft } from "../../platform/kit/draft.ts";
import { ErrorSummary } from "../../platform/kit/error-summary.tsx";
import { type FormOf, field, fieldId, useSave, validateWith } from "../../platform/kit/form.ts";
import { notifySuccess } from "../../platform/kit/notify.tsx";
import { Section } from "../../platform/kit/screen.tsx";
import { When } from "../../platform/kit/when.tsx";
import { outreachTexts } from "../texts.ts";
import { TemplateChoice } from "./template-choice.tsx";

/** What was answered so far, with who answered and when. */
export function Replies({ replies }: { replies: readonly MessageReply[] }) {
  const text = outreachTexts().messages;
  return replies.map(({ id, text: words, sentAt, sentBy }) => (
    <Section key={id} title={sentBy === null ? text.sentBySomebody : text.sentBy(sentBy)}>
      <Text c="dimmed" size="sm">
        <When at={sentAt} hasTime />
      </Text>
      {words ? <p className="as-typed">{words}</p> : <Text>{text.erased}</Text>}
    </Section>
  ));
}

type Values = { text: string };
const DRAFT = "reply";

/**
 * Sends an answer as a letter. When somebody was faster, their answer appears above and this one stays, to be changed, sent
 * or left.
 */
export function ReplyForm({ message: { id, email, replies, isConfirmed } }: { message: ReceivedMessage }) {
  const text = outreachTexts().messages.reply;
  const bodyOf = (values: Values) => ({ ...values, repliesSeen: replies.length });
  const check = validateWith(ReplyRequest);
  const form: FormOf<Values> = useForm({
    initialValues: { text: "" },
    validate: (values: Values) => check(bodyOf(values)),
  });
  useDraft(form, ["text"], DRAFT);
  const begin = (words: string) => {
    form.setValues({ text: words });
    document.getElementById(fieldId("text"))?.focus();
  };
  const { isSaving, problem, ...save } = useSave(form, {
    send: (values) => callApi("POST /contact/messages/:id/replies", { params: { id }, body: bodyOf(values) }),
    done: () => {
      notifySuccess(text.sent);
      deleteDraft(DRAFT);
      form.reset();
    },
    failure: text.failed,
  });
  return (
    <Section title={text.title}>
      <form {...save} className="part">
        <Text size="sm">{isConfirmed ? text.hint(email) : text.hintUnconfirmed(email)}</Text>
        <ErrorSummary errors={form.errors} problem={problem} />
        <TemplateChoice messageId={id} typed={form.getValues().text} onFill={begin} />
        <Textarea {...field(form, "text")} label={text.label} autosize minRows={5} maxLength={REPLY_LIMIT} />
        <Group>
          <Button type="submit" loading={isSaving}>
            {text.send}
          </Button>
        </Group>
      </form>
    </Section>
  );
}

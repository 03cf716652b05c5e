import { Anchor, Group, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../platform/calls.ts";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import { useSession } from "../../platform/session.ts";
import { outreachTexts } from "../texts.ts";
import { REPLY_TEMPLATE } from "./reply-template.resource.ts";

type Props = { messageId: number; typed: string; onFill: (text: string) => void };

/**
 * Begins an answer with ready words, in the sender's language. Words that somebody has typed are replaced only when they
 * say so.
 * @param typed what stands in the answer now
 * @param onFill called with the words; the answer is what is looked at next
 */
export function TemplateChoice({ messageId, typed, onFill }: Props) {
  const { isAdmin } = useSession();
  const text = outreachTexts().messages.reply;
  const templates = useQuery(apiQuery("GET /contact/messages/:id/reply-templates", { params: { id: messageId } }));
  const latest = useRef(typed);
  latest.current = typed;
  const filled = useRef("");
  const found = templates.data ?? [];

  async function choose(id: string | null): Promise<void> {
    const template = found.find((one) => String(one.id) === id);
    if (!template) return;
    const isOwn = latest.current.trim() !== "" && latest.current !== filled.current;
    const question = { title: text.replaceAsk, text: text.replaceText(template.name), yes: text.replace };
    if (isOwn && !(await confirmAction(question))) return;
    filled.current = template.text;
    onFill(template.text);
  }

  if (found.length === 0 && !isAdmin) return null;
  return (
    <Group align="end" gap="md">
      {found.length > 0 && (
        <Select
          label={text.template}
          placeholder={text.chooseTemplate}
          data={found.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={null}
          onChange={choose}
          searchable
          nothingFoundMessage={text.noSuchTemplate}
        />
      )}
      {isAdmin && (
        <Anchor component={Link} to={REPLY_TEMPLATE.list} size="sm" py={9}>
          {text.editTemplates}
        </Anchor>
      )}
    </Group>
  );
}

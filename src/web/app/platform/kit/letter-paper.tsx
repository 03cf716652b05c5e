import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import type { OutboxLetter } from "../../../../contract/platform/outbox.ts";
import { appTexts } from "../texts/texts.ts";

type Form = "html" | "text";

/** Links of a letter open in a new tab, as they do in a mail program. */
const IN_NEW_TAB = '<base target="_blank">';

type LetterPaperProps = { letter: Pick<OutboxLetter, "html" | "text" | "subject"> };

/**
 * The letter as mail programs show it, or as plain text. The HTML is in a sandboxed frame that runs no scripts. The frame
 * keeps our origin, so that the letter's pictures load; without scripts that does no harm.
 */
export function LetterPaper({ letter: { html, text, subject } }: LetterPaperProps) {
  const [form, setForm] = useState<Form>("html");
  const words = appTexts().outbox;
  return (
    <div className="part">
      <SegmentedControl<Form>
        aria-label={words.showAs}
        mr="auto"
        value={form}
        onChange={setForm}
        data={[
          { value: "html", label: words.asMail },
          { value: "text", label: words.asText },
        ]}
      />
      {form === "html" ? (
        <iframe
          className="letter-paper"
          title={words.frame(subject)}
          srcDoc={html.replace("<head>", `<head>${IN_NEW_TAB}`)}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <pre className="letter-text panel">{text}</pre>
      )}
    </div>
  );
}

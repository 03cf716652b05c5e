import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import type { OutboxLetter } from "../../../contract/outbox.ts";

type Form = "html" | "text";

/** Links of a letter open beside the application, as they would from a mail program. */
const IN_NEW_TAB = '<base target="_blank">';

/**
 * The letter as mail programs show it, and as plain text. The first stands in a frame that runs no scripts and knows
 * nothing of the page around it.
 */
export function LetterPaper({
  letter: { html, text, subject },
}: {
  letter: Pick<OutboxLetter, "html" | "text" | "subject">;
}) {
  const [form, setForm] = useState<Form>("html");
  return (
    <div className="part">
      <SegmentedControl<Form>
        aria-label="Show the letter as"
        className="letter-form"
        value={form}
        onChange={setForm}
        data={[
          { value: "html", label: "As in a mail program" },
          { value: "text", label: "Plain text" },
        ]}
      />
      {form === "html" ? (
        <iframe
          className="letter-paper"
          title={`Letter: ${subject}`}
          srcDoc={html.replace("<head>", `<head>${IN_NEW_TAB}`)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <pre className="letter-text panel">{text}</pre>
      )}
    </div>
  );
}

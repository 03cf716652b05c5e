import { Button, Textarea } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useRef } from "react";
import { appTexts } from "../texts/texts.ts";

/**
 * A text to be copied as a whole, such as an address, with a button for it.
 * @param label what it is
 * @param hint further words below the label
 */
export function CopiedText({ text, label, hint }: { text: string; label: string; hint?: string }) {
  const { copy, copied } = useClipboard();
  const field = useRef<HTMLTextAreaElement>(null);
  const words = appTexts().copying;
  const selectAll = () => field.current?.select();
  function press(): void {
    // Without HTTPS browsers copy nothing by themselves: then it is marked, ready for the keys.
    selectAll();
    copy(text);
  }
  return (
    <div className="copied-text">
      <Textarea
        ref={field}
        label={label}
        {...(hint && { description: hint })}
        value={text}
        readOnly
        autosize
        minRows={1}
        spellCheck={false}
        onFocus={selectAll}
        classNames={{ input: "copied-text-field" }}
      />
      <Button
        variant="outline"
        leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        aria-label={`${copied ? words.done : words.copy}: ${label}`}
        onClick={press}
      >
        {copied ? words.done : words.copy}
      </Button>
    </div>
  );
}

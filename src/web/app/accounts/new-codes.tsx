import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { IconCopy, IconDownload, IconPrinter } from "@tabler/icons-react";
import { shelter } from "../../../contract/platform/shelter.ts";
import { downloadFile } from "../platform/kit/export-button.tsx";
import { notifySuccess } from "../platform/kit/notify.tsx";
import { accountsTexts } from "./texts.ts";

/** Shows new recovery codes, this once; it closes only by the button that says that they are stored. */
export function NewCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = accountsTexts().security.codes;
  return (
    <Modal
      opened={codes.length > 0}
      onClose={onClose}
      title={text.newTitle}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        <Text className="no-print">{text.keep}</Text>
        <p className="print-only">{text.fileHead(shelter().name)}</p>
        <ul className="new-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Group gap="xs" className="no-print">
          <Store codes={codes} />
        </Group>
        <Button className="no-print" onClick={onClose}>
          {text.done}
        </Button>
      </Stack>
    </Modal>
  );
}

function Store({ codes }: { codes: readonly string[] }) {
  const text = accountsTexts().security.codes;
  const asText = `${text.fileHead(shelter().name)}\n\n${codes.join("\n")}\n`;
  return (
    <>
      <Button variant="outline" size="sm" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => print()}>
        {text.print}
      </Button>
      <Button
        variant="outline"
        size="sm"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => downloadFile(text.file, new Blob([asText], { type: "text/plain" }))}
      >
        {text.download}
      </Button>
      {/* Browsers have no clipboard for pages that came without https. */}
      {navigator.clipboard && (
        <Button
          variant="outline"
          size="sm"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void navigator.clipboard.writeText(asText).then(() => notifySuccess(text.copied))}
        >
          {text.copy}
        </Button>
      )}
    </>
  );
}

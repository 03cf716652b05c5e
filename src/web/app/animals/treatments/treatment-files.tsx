import { Button, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { FilesPart } from "../../platform/attachments/files.tsx";
import { appTexts } from "../../platform/texts/texts.ts";

/** Opens the files of a treatment, such as its results. */
export function TreatmentFiles({ id, kind }: { id: number; kind: string }) {
  const text = appTexts().attachments;
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="subtle" size="compact-md" onClick={open} aria-label={text.ofTreatment(kind)}>
        {text.title}
      </Button>
      <Modal opened={isOpen} onClose={close} title={text.ofTreatment(kind)} size="lg">
        <div className="part">
          <FilesPart subject={`treatment:${id}`} mayTick />
        </div>
      </Modal>
    </>
  );
}

import { Button, FileInput, Group } from "@mantine/core";
import { useState } from "react";
import { photoPath } from "../../../contract/platform/photo-path.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { fieldId } from "../platform/kit/form.ts";
import { toUpload } from "../platform/kit/photo-upload.ts";
import { appTexts } from "../platform/texts/texts.ts";
import type { SettingsForm, SettingsValues } from "./settings.values.ts";

/** @returns the address of the logo as it will be after a save; undefined without one */
export function logoSource({ logo, logoId }: Pick<SettingsValues, "logo" | "logoId">): string | undefined {
  if (logo) return `data:;base64,${logo.base64}`;
  return logoId === null ? undefined : photoPath(logoId, 320);
}

/** Chooses the logo's file, or takes the logo away. */
export function LogoField({ form }: { form: SettingsForm }) {
  const text = appTexts().shelter.fields;
  const [file, setFile] = useState<File | null>(null);
  const { logo, logoId } = form.getValues();
  async function choose(chosen: File | null): Promise<void> {
    setFile(chosen);
    form.setValues({ logo: null });
    if (!chosen) return;
    const upload = await toUpload(chosen).catch(() => undefined);
    if (upload) form.setValues({ logo: upload });
    else form.setErrors({ logo: recordTexts().photos.portraitFailed });
  }
  return (
    <Group gap="sm" align="end">
      <FileInput
        id={fieldId("logo")}
        label={text.logo}
        description={text.logoHint}
        placeholder={text.logoChoose}
        accept="image/*"
        size="md"
        clearable
        clearButtonProps={{ "aria-label": text.logoRemove }}
        error={form.errors.logo}
        value={file}
        onChange={(chosen) => void choose(chosen)}
        flex={1}
        miw="min(100%, 13rem)"
      />
      {logoId !== null && !logo && (
        <Button variant="outline" onClick={() => form.setValues({ logoId: null })}>
          {text.logoRemove}
        </Button>
      )}
    </Group>
  );
}

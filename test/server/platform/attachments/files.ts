import { picture } from "../../support/pictures.ts";

/** A PDF of one empty page. @param more goes into its trailer @param words makes it another file */
export const aPdf = (more = "", words = "") =>
  Buffer.from(`%PDF-1.4
% ${words}
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R ${more}>>
%%EOF
`);

export const aJpeg = (width = 60) => picture(width, 40).jpeg().toBuffer();

/** The beginning of a picture as telephones write it; nothing here can decode it. */
export const aHeic = () =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(200, 7)]);

export const aZip = () => Buffer.concat([Buffer.from("PK\x03\x04\x14\0\0\0\0\0"), Buffer.alloc(60, 1)]);

/** The form that sends a file. */
export function formOf(bytes: Uint8Array | string, name: string, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set("file", new Blob([bytes as BlobPart]), name);
  return form;
}

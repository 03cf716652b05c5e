import { fileTypeFromBuffer } from "file-type";
import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES, type AttachmentType } from "../../../contract/platform/attachments.ts";
import { loadSharp, pictureWork } from "../photos/picture-work.ts";
import { damaged, empty, locked, notAccepted, tooManyBytes, tooManyPixels } from "./attachment.refusal.ts";

const DECODING_SECONDS = 20;
/** How far from the end of a PDF its last line may be: programs add blanks and signatures. */
const PDF_END = 2048;
/** In the trailer of a PDF: what its streams are encrypted with. */
const ENCRYPTED = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/;

/**
 * What a file is, by its bytes; its name and what the browser says of it do not count.
 * @throws HttpProblem 413, 415 with the reason
 */
export async function typeOf(bytes: Buffer): Promise<AttachmentType> {
  if (bytes.length === 0) throw empty();
  if (bytes.length > ATTACHMENT_LIMITS.bytes) throw tooManyBytes();
  const type = await recognized(bytes);
  if (type === undefined) throw notAccepted();
  if (type === "application/pdf") checkPdf(bytes);
  else if (type !== "image/heic") await checkPicture(bytes);
  return type;
}

async function recognized(bytes: Buffer): Promise<AttachmentType | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  // A picture of a telephone says `heif` or `heic`, whatever the camera.
  const mime = found?.mime.startsWith("image/hei") ? "image/heic" : found?.mime;
  return mime !== undefined && Object.hasOwn(ATTACHMENT_TYPES, mime) ? (mime as AttachmentType) : undefined;
}

/** @throws HttpProblem 415 for a PDF that is not whole, or that nobody can read without a password */
function checkPdf(bytes: Buffer): void {
  if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw notAccepted();
  if (!bytes.subarray(-PDF_END).includes("%%EOF")) throw damaged();
  if (ENCRYPTED.test(bytes.toString("latin1"))) throw locked();
}

/** Decodes a picture and keeps nothing of it. HEIC is not decoded: the library cannot read what telephones write. */
async function checkPicture(bytes: Buffer): Promise<void> {
  await pictureWork.add(async () => {
    const sharp = await loadSharp();
    const decoder = () => sharp(bytes, { failOn: "error", limitInputPixels: false, sequentialRead: true });
    const { width, height } = await decoder()
      .metadata()
      .catch(() => {
        throw damaged();
      });
    if (width * height > ATTACHMENT_LIMITS.pixels) throw tooManyPixels();
    await decoder()
      .resize({ width: 32, height: 32, fit: "fill" })
      .timeout({ seconds: DECODING_SECONDS })
      .raw()
      .toBuffer()
      .catch(() => {
        throw damaged();
      });
  });
}

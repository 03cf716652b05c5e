import iconv from "iconv-lite";
import { ENCODINGS } from "../../../../contract/exchange/import-fields.ts";

type Legacy = Exclude<(typeof ENCODINGS)[number], "utf-8">;

/** The encodings that old programs write here: of Windows, of Unix, of Macs and of DOS. */
export const LEGACY: readonly Legacy[] = ENCODINGS.filter((encoding) => encoding !== "utf-8");

/** As the library calls them. */
const NAMES: Readonly<Record<Legacy, string>> = {
  "windows-1250": "win1250",
  "windows-1252": "win1252",
  "iso-8859-2": "iso88592",
  "mac-ce": "maccenteuro",
  cp852: "cp852",
};

const isLegacy = (encoding: string): encoding is Legacy => (LEGACY as readonly string[]).includes(encoding);

/** Bytes of which each is a character, as text. */
export const decodedLegacy = (bytes: Uint8Array, encoding: Legacy): string =>
  iconv.decode(Buffer.from(bytes), NAMES[encoding]);

/** Some bytes as they would be read, whatever they are. */
export const decodedAs = (bytes: Uint8Array, encoding: string): string =>
  isLegacy(encoding) ? decodedLegacy(bytes, encoding) : new TextDecoder(encoding).decode(bytes);

/** Decodes bytes as they come. What is no character becomes U+FFFD. */
export async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  if (isLegacy(encoding)) {
    for await (const chunk of bytes) yield decodedLegacy(chunk, encoding);
    return;
  }
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

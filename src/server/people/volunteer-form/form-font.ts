import { readFileSync } from "node:fs";
import { FONT, fontFile } from "../../platform/papers/paper.ts";

/** The names of the two fonts of the form's fields. */
export const FORM_FONT = { typed: "NunitoSans", ticks: "ZaDb" } as const;

/** Polish letters by their codes in code page 1250, with their glyph names. ó and Ó have the same code in 1252. */
const POLISH = [
  [0x8c, "Ś", "Sacute"],
  [0x8f, "Ź", "Zacute"],
  [0x9c, "ś", "sacute"],
  [0x9f, "ź", "zacute"],
  [0xa3, "Ł", "Lslash"],
  [0xa5, "Ą", "Aogonek"],
  [0xaf, "Ż", "Zdotaccent"],
  [0xb3, "ł", "lslash"],
  [0xb9, "ą", "aogonek"],
  [0xbf, "ż", "zdotaccent"],
  [0xc6, "Ć", "Cacute"],
  [0xca, "Ę", "Eogonek"],
  [0xd1, "Ń", "Nacute"],
  [0xe6, "ć", "cacute"],
  [0xea, "ę", "eogonek"],
  [0xf1, "ń", "nacute"],
] as const;
const FIRST = 32;
const LAST = 255;

/**
 * Adds the fonts for typed text to the form. The standard Helvetica has no Polish letters, and pdfkit embeds only the
 * letters that the document itself uses. So the whole font is embedded, once.
 */
export function addFormFonts(doc: PDFKit.PDFDocument) {
  doc.font("ZapfDingbats").initForm();
  const ticks = doc.ref({ Type: "Font", Subtype: "Type1", BaseFont: "ZapfDingbats" });
  ticks.end(undefined);
  // pdfkit has no method for this; it writes the dictionary at the end of the document.
  const { data } = (doc as unknown as { _root: { data: { AcroForm: { data: FormDictionary } } } })._root.data.AcroForm;
  Object.assign(data.DR.Font, { [FORM_FONT.typed]: typedFont(doc), [FORM_FONT.ticks]: ticks });
}

type FormDictionary = { DR: { Font: Record<string, PDFKit.PDFKitReference> } };

function typedFont(doc: PDFKit.PDFDocument): PDFKit.PDFKitReference {
  const bytes = readFileSync(fontFile("400Regular"));
  const file = doc.ref({ Length1: bytes.length });
  file.end(bytes);
  const descriptor = doc.ref({
    Type: "FontDescriptor",
    FontName: FORM_FONT.typed,
    Flags: 32, // letters of the Latin alphabet
    // The metrics of the font, in thousandths of its size.
    FontBBox: [-252, -270, 1294, 1043],
    Ascent: 1011,
    Descent: -353,
    CapHeight: 705,
    ItalicAngle: 0,
    StemV: 80,
    FontFile2: file,
  });
  descriptor.end(undefined);
  const font = doc.ref({
    Type: "Font",
    Subtype: "TrueType",
    BaseFont: FORM_FONT.typed,
    FirstChar: FIRST,
    LastChar: LAST,
    Widths: letters().map((letter) => Math.round(doc.font(FONT.text).fontSize(1000).widthOfString(letter))),
    FontDescriptor: descriptor,
    Encoding: {
      Type: "Encoding",
      BaseEncoding: "WinAnsiEncoding",
      Differences: POLISH.flatMap(([code, , name]) => [code, name]),
    },
  });
  font.end(undefined);
  return font;
}

/** The letters with the codes from FIRST to LAST. */
function letters(): string[] {
  const polish = new Map<number, string>(POLISH.map(([code, letter]) => [code, letter]));
  const western = new TextDecoder("windows-1252");
  const codes = Array.from({ length: LAST - FIRST + 1 }, (_, at) => at + FIRST);
  return codes.map((code) => polish.get(code) ?? western.decode(Uint8Array.of(code)));
}

import { COLOUR, decoration, FONT, type Paper, tagged } from "../../platform/papers/paper.ts";
import { FORM_FONT } from "./form-font.ts";

export type Box = { x: number; y: number; width: number; height: number };

/** Field flag "Multiline" (ISO 32000-1, table 228). */
const MULTILINE = 1 << 12;
/** Annotation flag "Print" (ISO 32000-1, table 165). */
const PRINT = 4;
/** The tick of the font ZapfDingbats, for PDF viewers that draw the box themselves. */
const TICK = "4";
const TYPED_SIZE = 10.5;

export const CHECK_SIDE = 13;
const CHECK_GAP = 5;
const CHECK_LABEL_SIZE = 10;

/** Draws a text field; the caller draws its label. @param tooltip its name for screen readers */
export function textField(paper: Paper, name: string, tooltip: string, box: Box, multiline: boolean) {
  const { doc } = paper;
  decoration(paper, () => {
    doc.roundedRect(box.x, box.y, box.width, box.height, 4).lineWidth(0.75).fillAndStroke(COLOUR.box, COLOUR.line);
  });
  const field = formField(paper, name, tooltip, {
    FT: "Tx",
    Ff: multiline ? MULTILINE : 0,
    DA: appearance(FORM_FONT.typed),
  });
  addWidget(paper, field, tooltip, { ...box, x: box.x + 3, width: box.width - 6 });
}

/** The width of a checkbox with its label, in points. */
export function checkFieldWidth({ doc }: Paper, label: string): number {
  return CHECK_SIDE + CHECK_GAP + doc.font(FONT.text).fontSize(CHECK_LABEL_SIZE).widthOfString(label);
}

/** Draws a checkbox with its label at the right; its corner is at (x, y). @param field `tooltip` is for screen readers */
export function checkField(
  paper: Paper,
  field: { name: string; label: string; tooltip: string },
  x: number,
  y: number,
) {
  const { doc } = paper;
  const box = { x, y, width: CHECK_SIDE, height: CHECK_SIDE };
  decoration(paper, () => {
    doc.roundedRect(x, y, CHECK_SIDE, CHECK_SIDE, 3).lineWidth(0.75).fillAndStroke(COLOUR.box, COLOUR.line);
  });
  const ref = formField(paper, field.name, field.tooltip, { FT: "Btn", V: "Off", DA: appearance(FORM_FONT.ticks) });
  addWidget(paper, ref, field.tooltip, box, {
    AP: { N: tickStates(paper, CHECK_SIDE) },
    AS: "Off",
    MK: { CA: stringOf(TICK) },
  });
  doc.font(FONT.text).fontSize(CHECK_LABEL_SIZE).fillColor(COLOUR.ink);
  tagged(paper, "P", () => doc.text(field.label, x + CHECK_SIDE + CHECK_GAP, y - 0.5, { lineBreak: false }));
}

/** The appearances of a checkbox, on and off. PDF viewers may draw their own. */
function tickStates({ doc }: Paper, side: number) {
  const drawn = (drawing: string) => {
    const form = doc.ref({ Type: "XObject", Subtype: "Form", BBox: [0, 0, side, side], Resources: {} });
    form.end(drawing);
    return form;
  };
  return { Yes: drawn("0.122 0.239 0.212 RG 1.6 w 1 J 1 j 3 6.6 m 5.6 3.8 l 10.2 9.6 l S"), Off: drawn("") };
}

/** The appearance of typed text: font, size and colour. */
const appearance = (font: string) => stringOf(`/${font} ${TYPED_SIZE} Tf 0.122 0.239 0.212 rg`);

function formField({ doc }: Paper, name: string, tooltip: string, entries: object) {
  doc.font("ZapfDingbats"); // the form's own, so that pdfkit adds no other to it
  const field = doc.formField(name);
  Object.assign(field.data, { ...entries, TU: stringOf(tooltip) });
  return field;
}

/** Adds a field to the page and to the reading order. */
function addWidget(paper: Paper, field: PDFKit.PDFKitReference, tooltip: string, box: Box, appearances: object = {}) {
  const { doc, root } = paper;
  const element = doc.struct("Form", { alt: tooltip });
  root.add(element);
  doc.annotate(box.x, box.y, box.width, box.height, {
    ...appearances,
    Subtype: "Widget",
    F: PRINT,
    Parent: field,
    P: doc.page.dictionary,
    structParent: element,
  } as object);
  Object.assign(field.data, { Kids: [doc.page.annotations.at(-1)] });
  element.end();
}

/** pdfkit writes a wrapped string as text and a bare one as a name. */
const stringOf = (text: string) => new String(text);

import type { Bidi } from "bidi-js";
import type PDFDocument from "pdfkit";
import { type Cut, FONT, hasOtherScript, requireFonts, type ScriptFont } from "./script-fonts.ts";
import { linesOf, type Measure, type Piece, placesOf, widthOfPieces } from "./script-lines.ts";

type Options = PDFKit.Mixins.TextOptions;

/** How far the letters of the papers' font go up from their line, as a part of its height. */
const ASCENT = 1011 / 1364;
/** How much of what a line leaves free stands before it. */
const BEFORE: Readonly<Record<string, number>> = { left: 0, justify: 0, center: 0.5, right: 1 };
/** Scripts whose letters stand in another order than they are read, or in several fonts: what is copied is said beside them. */
const SAID = /[\u0900-\u097f\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** How many lines a box has room for; without an ellipsis it may overflow. */
const mostLines = ({ ellipsis, height = Number.POSITIVE_INFINITY, lineGap = 0 }: Options, step: number) =>
  ellipsis ? Math.max(1, Math.floor((height + lineGap) / step)) : undefined;

/**
 * The class of a document that writes every script. A text that the papers' own font has is left to pdfkit; one with letters
 * of another script is broken into lines here, each letter in a font that has it, from right to left where it is read so.
 * @param Document pdfkit's own, which is loaded with the first paper, as the rules of writing from right to left are
 */
export const paperDocument = (Document: typeof PDFDocument, bidi: Bidi) =>
  class extends Document {
    /** The name of the font that was set last. */
    private face: string | undefined;
    /** Whether pieces are being measured or written, which pdfkit does. */
    private isInPieces: boolean | undefined;

    override font(source: PDFKit.Mixins.PDFFontSource, family?: string | number, size?: number): this {
      if (typeof source === "string" && !this.isInPieces) this.face = source;
      // pdfkit tells its two ways of being called apart by what it gets.
      return super.font(source, family as string, size);
    }

    override widthOfString(text: string, options?: Options): number {
      if (this.isLeft(text)) return super.widthOfString(text, options);
      return this.inPieces(text, (measure, cut) => {
        const lines = linesOf(text, { bidi, cut, measure });
        return Math.max(...lines.map((line) => widthOfPieces(line, measure)));
      });
    }

    override heightOfString(text: string, options: Options = {}): number {
      if (this.isLeft(text)) return super.heightOfString(text, options);
      const { width, lineGap = 0 } = options;
      const lines = this.inPieces(text, (measure, cut) => linesOf(text, { bidi, cut, measure, width }));
      return lines.length * (this.currentLineHeight(true) + lineGap);
    }

    override text(text: string, x?: number | Options, y?: number, options: Options = {}): this {
      // pdfkit tells its two ways of being called apart by what it gets.
      if (this.isLeft(text)) return super.text(text, x as number, y, options);
      const place = typeof x === "number" ? { x, y: y ?? this.y, options } : { x: this.x, y: this.y, options: x ?? {} };
      this.writeLines(text, place);
      return this;
    }

    /** Whether a text is pdfkit's own to write. */
    private isLeft(text: string): boolean {
      return this.isInPieces === true || !hasOtherScript(text);
    }

    private writeLines(text: string, { x, y, options }: { x: number; y: number; options: Options }): void {
      const { width, lineBreak = true } = options;
      const lineHeight = this.currentLineHeight(true);
      const step = lineHeight + (options.lineGap ?? 0);
      const top = options.baseline === "alphabetic" ? y : y + lineHeight * ASCENT;
      const room = { width: lineBreak ? width : undefined, most: mostLines(options, step) };
      this.inPieces(text, (measure, cut, face) => {
        const lines = linesOf(text, { bidi, cut, measure, ...room });
        for (const [at, line] of lines.entries()) {
          const rest = (width ?? 0) - widthOfPieces(line, measure);
          this.writeLine(line, {
            x: x + rest * (BEFORE[options.align ?? "left"] ?? 0),
            y: top + at * step,
            face,
            measure,
          });
        }
        this.y = y + lines.length * step;
      });
      this.x = x;
    }

    private writeLine(line: readonly Piece[], at: { x: number; y: number; face: string; measure: Measure }): void {
      for (const { piece, x } of placesOf(line, at.measure)) {
        const { text, font } = piece;
        const isSaid = SAID.test(text);
        if (isSaid) this.markContent("Span", { actual: text });
        this.in(font, at.face);
        super.text(text, at.x + x, at.y, { lineBreak: false, baseline: "alphabetic" });
        if (isSaid) this.endMarkedContent();
      }
    }

    private in(font: ScriptFont | undefined, face: string): this {
      return font ? this.registerFont(font.name, font.source as string | Buffer).font(font.name) : this.font(face);
    }

    /** Works with pieces in the font that was set, and leaves it set. */
    private inPieces<T>(text: string, work: (measure: Measure, cut: Cut, face: string) => T): T {
      const { face = FONT.text } = this;
      const cut = face === FONT.bold ? "Bold" : "Regular";
      requireFonts(text, cut);
      this.isInPieces = true;
      try {
        return work((piece, font) => this.in(font, face).widthOfString(piece), cut, face);
      } finally {
        this.font(face);
        this.isInPieces = false;
      }
    }
  };

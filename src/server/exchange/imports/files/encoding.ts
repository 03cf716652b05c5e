import { decodedLegacy, LEGACY } from "./encoding.legacy.ts";

/** @property samples lines with signs that the encodings read otherwise */
type Guess = { encoding: string; samples: Uint8Array[] };

/** UTF-16, also without a mark: every second byte of ordinary text is zero. */
function utf16Of(head: Uint8Array): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const looked = head.subarray(0, 4096);
  const zerosAt = (odd: number) => looked.reduce((count, byte, at) => count + Number(byte === 0 && at % 2 === odd), 0);
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  const many = looked.length * 0.2;
  if (odd > many && even === 0) return "utf-16le";
  return even > many && odd === 0 ? "utf-16be" : undefined;
}

const LINE_END = 0x0a;
/** As much of a line as is shown. */
const SAMPLE_BYTES = 160;
const SAMPLES = 3;
/** Lines with signs above ASCII that are compared. */
const COMPARED = 2000;

/** Looks at bytes as they come: whether they are UTF-8, and the lines that would tell what else they are. */
class Look {
  readonly #utf8 = new TextDecoder("utf-8");
  /** Characters above ASCII, and bytes that are none in UTF-8. */
  #whole = 0;
  #broken = 0;
  #line: Uint8Array = new Uint8Array();
  readonly lines: Uint8Array[] = [];

  see(chunk: Uint8Array): void {
    this.#count(this.#utf8.decode(chunk, { stream: true }));
    if (this.lines.length < COMPARED) this.#seeLines(chunk);
  }

  end(): void {
    this.#count(this.#utf8.decode());
    this.#keep(this.#line);
  }

  #count(text: string): void {
    for (const sign of text.match(/[^\0-\x7f]/gu) ?? []) {
      if (sign === "\ufffd") this.#broken += 1;
      else this.#whole += 1;
    }
  }

  #seeLines(chunk: Uint8Array): void {
    let from = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
      this.#keep(Buffer.concat([this.#line, chunk.subarray(from, end)]));
      this.#line = new Uint8Array();
      from = end + 1;
    }
    this.#line = Buffer.concat([this.#line, chunk.subarray(from)]).subarray(0, 4096);
  }

  #keep(line: Uint8Array): void {
    if (this.lines.length < COMPARED && line.some((byte) => byte >= 0x80)) this.lines.push(line.slice(0, 4096));
  }

  /** A file in UTF-8 may have a byte that is broken: that is a fault of its row. */
  get isUtf8(): boolean {
    return this.#broken === 0 || this.#whole > this.#broken * 4;
  }

  get isSure(): boolean {
    return this.#broken === 0;
  }
}

/** Letters of Polish, and of other languages of the west and of the middle of Europe, by how often names here have them. */
const VALUES: readonly (readonly [RegExp, number])[] = [
  [/[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/u, 10],
  [/[áàâäãçéèêëíîïñöôõúùûüýßÁÀÂÄÇÉÈÊËÍÎÏÑÖÔÕÚÜ]/u, 8],
  [/[čďěňřšťůžőűăşţľĺŕČĎĚŇŘŠŤŮŽŐŰĂŞŢĽ]/u, 5],
  [/\p{L}/u, 1],
  [/[“”„‚’‘–—…«»°§€£×·]/u, 1],
];

/** How much a text looks like what people write: letters that words have, and capital letters only where words begin. */
function likenessOf(text: string): number {
  let sum = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/gu)) {
    const value = VALUES.find(([signs]) => signs.test(sign))?.[1] ?? -10;
    const isInside = /\p{Ll}/u.test(text[index - 1] ?? "");
    sum += isInside && /\p{Lu}/u.test(sign) ? -5 : isInside && !/\p{L}/u.test(sign) ? Math.min(value, -5) : value;
  }
  return sum;
}

/** The old encoding in which lines look most like what people write. */
function legacyOf(lines: readonly Uint8Array[]): string {
  const scores = LEGACY.map((encoding) => ({
    encoding,
    score: lines.reduce((sum, line) => sum + likenessOf(decodedLegacy(line, encoding)), 0),
  }));
  return scores.reduce((one, other) => (other.score > one.score ? other : one)).encoding;
}

/** Guesses how a text is encoded, from all of its bytes: one letter near the end may decide. */
export async function guessEncoding(bytes: AsyncIterable<Uint8Array>): Promise<Guess> {
  const look = new Look();
  let isFirst = true;
  for await (const chunk of bytes) {
    const utf16 = isFirst ? utf16Of(chunk) : undefined;
    if (utf16) return { encoding: utf16, samples: [] };
    isFirst = false;
    look.see(chunk);
  }
  look.end();
  if (look.isSure) return { encoding: "utf-8", samples: [] };
  const samples = look.lines.slice(0, SAMPLES).map((line) => line.subarray(0, SAMPLE_BYTES));
  return { encoding: look.isUtf8 ? "utf-8" : legacyOf(look.lines), samples };
}

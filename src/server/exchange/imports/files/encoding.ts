/** The encodings that old programs write here, besides UTF-8 and UTF-16. */
export const LEGACY = ["windows-1250", "windows-1252"] as const;

/** Bytes that are Polish letters in windows-1250 and signs that no word contains in windows-1252: ą ś ź ł ż Ł Ś Ź Ż Ą. */
const POLISH = [0xb9, 0x9c, 0x9f, 0xb3, 0xbf, 0xa3, 0x8c, 0x8f, 0xaf, 0xa5];
/** Bytes that are letters of western names in windows-1252 and of no Polish word in windows-1250: à è ï ð ñ (ń) û ÿ ã õ å. */
const WESTERN = [0xe0, 0xe8, 0xef, 0xf0, 0xfb, 0xff, 0xe3, 0xf5, 0xe5];

const isLetter = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte >= 0x80);

/** @property samples words whose letters the old encodings read otherwise */
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

/** The letters around a byte, as a word to show. */
function wordAt(chunk: Uint8Array, at: number): Uint8Array {
  let [from, to] = [at, at + 1];
  while (from > 0 && at - from < 20 && isLetter(chunk[from - 1])) from -= 1;
  while (to < chunk.length && to - at < 20 && isLetter(chunk[to])) to += 1;
  return chunk.slice(from, to);
}

/** Counts what speaks for each of the old encodings. */
class LegacyLook {
  polish = 0;
  western = 0;
  readonly samples: Uint8Array[] = [];

  hasSeen = false;

  see(...chunks: readonly Uint8Array[]): void {
    this.hasSeen = true;
    for (const chunk of chunks)
      for (let at = 0; at < chunk.length; at += 1) if ((chunk[at] as number) >= 0x80) this.#seeByte(chunk, at);
  }

  #seeByte(chunk: Uint8Array, at: number): void {
    const byte = chunk[at] as number;
    const isInWord = isLetter(chunk[at - 1]) || isLetter(chunk[at + 1]);
    if (this.samples.length < 3 && isLetter(chunk[at + 1])) this.samples.push(wordAt(chunk, at));
    if (POLISH.includes(byte) && isInWord) this.polish += 1;
    else if (WESTERN.includes(byte)) this.western += 1;
  }

  guess(): Guess {
    const isPolish = this.polish >= this.western;
    return { encoding: isPolish ? "windows-1250" : "windows-1252", samples: this.samples };
  }
}

/** Sees whether bytes go on to be UTF-8. */
function utf8Check(): (chunk: Uint8Array) => boolean {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  return (chunk) => {
    try {
      decoder.decode(chunk, { stream: true });
      return true;
    } catch {
      return false;
    }
  };
}

/** How many chunks are looked at again when a later byte is no UTF-8. */
const EARLY = 16;

/** Guesses how a text is encoded, from all of its bytes: one letter near the end may decide. */
export async function guessEncoding(bytes: AsyncIterable<Uint8Array>): Promise<Guess> {
  const isUtf8 = utf8Check();
  const early: Uint8Array[] = [];
  const look = new LegacyLook();
  let utf16: string | undefined;
  const see = (chunk: Uint8Array) => {
    if (early.length === 0) utf16 = utf16Of(chunk);
    if (!look.hasSeen && isUtf8(chunk)) early.push(...(early.length < EARLY ? [chunk] : []));
    else look.see(...(look.hasSeen ? [] : early), chunk);
  };
  for await (const chunk of bytes) {
    see(chunk);
    if (utf16) return { encoding: utf16, samples: [] };
  }
  return look.hasSeen ? look.guess() : { encoding: "utf-8", samples: [] };
}

/** Decodes bytes as they come. */
export async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

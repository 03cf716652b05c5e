import { beginningOf } from "../../../contract/platform/whole-text.ts";
import { IMPORT_LIMITS } from "./files/limits.ts";
import { ENTITY } from "./files/rows-as-read.ts";
import type { FoundColumn } from "./found.ts";
import { shown } from "./heads.ts";
import { isNothing } from "./layouts/nothing.ts";
import { partsOf } from "./rows/days.ts";

const SAMPLES = 3;
/** A column whose words nobody explains counts as one of words while it has no more, and no longer ones. */
const FEW = { words: 60, length: 60 };

/** Looks at the cells of a column as they come. */
export class ColumnLook {
  readonly name: string;
  readonly #isExplained: boolean;
  readonly #samples = new Set<string>();
  readonly #words = new Map<string, number>();
  #wordText = 0;
  #isOfWords = true;
  #areWordsCut = false;
  #parts: [number, number] | undefined;
  #entity: string | undefined;

  /** @param isExplained whether its words stand for ours, so that all of them are wanted */
  constructor(name: string, isExplained: boolean) {
    this.name = name;
    this.#isExplained = isExplained;
  }

  see(cell: string): void {
    const text = cell.trim();
    if (text === "") return;
    if (this.#samples.size < SAMPLES) this.#samples.add(shown(text, 60));
    if (this.#entity === undefined && text.includes("&") && ENTITY.test(text.slice(0, IMPORT_LIMITS.cell)))
      this.#entity = shown(text, 60);
    const parts = text.length <= 25 && !isNothing("intakeOn", text) ? partsOf(text) : undefined;
    if (parts) {
      const [first, second] = this.#parts ?? [0, 0];
      this.#parts = [Math.max(first, parts[0]), Math.max(second, parts[1])];
    }
    if (this.#isOfWords) this.#seeWord(text);
  }

  #seeWord(text: string): void {
    const count = this.#words.get(text);
    if (count !== undefined) {
      this.#words.set(text, count + 1);
      return;
    }
    const word = beginningOf(text, IMPORT_LIMITS.cell);
    this.#wordText += word.length;
    const isMuch = this.#words.size >= IMPORT_LIMITS.words || this.#wordText > IMPORT_LIMITS.wordText;
    if (this.#isExplained && isMuch) this.#areWordsCut = true;
    else this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
    if (!this.#isExplained && (text.length > FEW.length || this.#words.size > FEW.words)) this.#isOfWords = false;
  }

  found(): FoundColumn {
    return {
      name: this.name,
      samples: [...this.#samples],
      ...(this.#isOfWords && this.#words.size > 0 && { words: Object.fromEntries(this.#words) }),
      ...(this.#areWordsCut && { areWordsCut: true }),
      ...(this.#parts && { parts: this.#parts }),
      ...(this.#entity !== undefined && { entity: this.#entity }),
    };
  }
}

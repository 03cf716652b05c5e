import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { ImportField } from "../../../../contract/exchange/import-fields.ts";
import { IMPORT_LIMITS } from "../files/limits.ts";
import type { Reading } from "../files/rows-as-read.ts";
import { type ProblemArgs, type ProblemCode, Unreadable } from "../files/unreadable.ts";

/** @property mapping what columns say, where somebody has said it: the words of some of them are counted */
export type FileToRead = {
  path: string;
  name: string;
  reading: Reading;
  mapping?: Readonly<Record<string, ImportField>> | undefined;
};

/** What the thread is asked; the file that it reads comes first. @property read one pass through a table */
export type Task =
  | { is: "file"; file: FileToRead }
  | { is: "done" }
  | { is: "inspect" }
  | { is: "open" }
  | { is: "rows"; read: number; table: number }
  | { is: "end"; read: number };

export type Reply = {
  id: number;
  said?: unknown;
  unreadable?: { code: ProblemCode; args: ProblemArgs };
  failure?: string;
};

/** Rows that come over at once, so that those who wait for the server get their turn between them. */
export const ROWS_AT_ONCE = { rows: 250, characters: 256 * 1024 } as const;

/** In the built server it is a file beside this one. */
const MODULE = import.meta.filename.endsWith(".ts")
  ? join(import.meta.dirname, "reader.ts")
  : join(import.meta.dirname, "reader.js");

/** For how long a thread waits for the next file: its modules are loaded, and a check follows a look. */
const IDLE_MS = 10_000;

type Waiting = { resolve(said: never): void; reject(error: unknown): void };

/** A thread that reads one file at a time. */
export class ReadingThread {
  readonly #worker = new Worker(MODULE, { resourceLimits: { maxOldGenerationSizeMb: IMPORT_LIMITS.memory } });
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #end: unknown;
  static #idle: { thread: ReadingThread; ending: NodeJS.Timeout } | undefined;

  /** A thread for this file: the last one, if it waits, or a new one. */
  static for(file: FileToRead): ReadingThread {
    const idle = ReadingThread.#idle;
    ReadingThread.#idle = undefined;
    clearTimeout(idle?.ending);
    const thread = idle && idle.thread.#end === undefined ? idle.thread : new ReadingThread();
    thread.#worker.ref();
    thread.ask({ is: "file", file }).catch(() => {}); // the next question is refused as well
    return thread;
  }

  private constructor() {
    this.#worker.on("message", (reply: Reply) => this.#take(reply));
    this.#worker.on("error", (error) => this.#fail(isOutOfMemory(error) ? new Unreadable("tooMuchToRead") : error));
    this.#worker.on("exit", () => this.#fail(new Unreadable("tooMuchToRead")));
  }

  #take({ id, said, unreadable, failure }: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (unreadable) waiting?.reject(new Unreadable(unreadable.code, ...unreadable.args));
    else if (failure !== undefined) waiting?.reject(new Error(failure));
    else waiting?.resolve(said as never);
  }

  #fail(error: unknown): void {
    this.#end ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#end);
    this.#waiting.clear();
  }

  /** @throws Unreadable with the reason, also when the file needs too much of time or memory */
  ask<T>(task: Task): Promise<T> {
    if (this.#end !== undefined) return Promise.reject(this.#end);
    this.#asked += 1;
    const id = this.#asked;
    const answered = new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#worker.postMessage({ id, task });
    return answered;
  }

  /** The same, but the thread is ended when it takes longer. */
  async askWithin<T>(task: Task, seconds: number): Promise<T> {
    const late = setTimeout(() => {
      this.#fail(new Unreadable("tooMuchToRead"));
      void this.#worker.terminate();
    }, seconds * 1000);
    try {
      return await this.ask<T>(task);
    } finally {
      clearTimeout(late);
    }
  }

  /** Lets go of the file. One thread waits for a moment for the next one, which the server does not wait for to end. */
  async stop(): Promise<void> {
    const isFree = ReadingThread.#idle === undefined && this.#end === undefined;
    const isDone =
      isFree &&
      (await this.ask({ is: "done" }).then(
        () => true,
        () => false,
      ));
    if (!isDone || ReadingThread.#idle !== undefined) {
      await this.#worker.terminate();
      return;
    }
    this.#worker.unref();
    const ending = setTimeout(() => {
      if (ReadingThread.#idle?.thread === this) ReadingThread.#idle = undefined;
      void this.#worker.terminate();
    }, IDLE_MS);
    ReadingThread.#idle = { thread: this, ending: ending.unref() };
  }
}

const isOutOfMemory = (error: unknown) => (error as { code?: unknown }).code === "ERR_WORKER_OUT_OF_MEMORY";

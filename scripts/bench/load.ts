import { connect } from "node:net";

/** Where and how a case is asked. */
export type Target = {
  /** the row's, for messages */
  name: string;
  origin: string;
  /** a function where every request has another one */
  path: string | (() => string);
  headers: Readonly<Record<string, string>>;
  /** what is sent by POST, as JSON */
  body?: string;
};

/**
 * Asks one thing again and again over kept connections, each waiting for its answer.
 *
 * Our own, as the client must be cheaper than the barest server or it measures itself: of the libraries, autocannon
 * and undici take 50–120 µs of a processor for each request, a bare `node:http` server 30 µs, and this 28 µs.
 * @param connections how many at once
 * @param forMs for how long
 * @returns the time of each answer, in ms
 * @throws Error at the first answer that is not 200, or that does not say how long it is
 */
export async function askFor(target: Target, connections: number, forMs: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  await Promise.all(Array.from({ length: connections }, () => askAlone(target, until, times)));
  return times;
}

function askAlone(target: Target, until: number, times: number[]): Promise<void> {
  const { hostname, port, host } = new URL(target.origin);
  const writeRequest = requestWriter(target, host);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const isWhole = answerReader();
    let askedAt = 0;
    const ask = () => {
      askedAt = performance.now();
      if (askedAt < until) socket.write(writeRequest());
      else socket.end();
    };
    socket.on("connect", ask);
    socket.on("data", (bytes: Buffer) => {
      try {
        if (!isWhole(bytes)) return;
      } catch (error) {
        socket.destroy(error as Error);
        return;
      }
      times.push(performance.now() - askedAt);
      ask();
    });
    socket.on("error", (cause) => reject(new Error(`${target.origin} ${target.name}: ${cause.message}`, { cause })));
    socket.on("close", () => (askedAt >= until ? resolve() : reject(new Error(`${target.name} was cut off.`))));
  });
}

/** @returns makes the bytes of the next request; they are made once where all are the same */
function requestWriter({ path, headers, body }: Target, host: string): () => Buffer {
  const sent = { host, ...headers, ...(body && { "content-length": `${Buffer.byteLength(body)}` }) };
  const rest = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  const write = (to: string) =>
    Buffer.from(`${body ? "POST" : "GET"} ${to} HTTP/1.1\r\n${rest.join("")}\r\n${body ?? ""}`);
  if (typeof path === "function") return () => write(path());
  const always = write(path);
  return () => always;
}

const HEAD_END = "\r\n\r\n";

/** @returns takes the next bytes and tells whether an answer is whole with them */
function answerReader(): (bytes: Buffer) => boolean {
  let head: Buffer | undefined;
  let missing: number | undefined;
  return (bytes) => {
    if (missing === undefined) {
      head = head ? Buffer.concat([head, bytes]) : bytes;
      const end = head.indexOf(HEAD_END);
      if (end < 0) return false;
      missing = lengthIn(head.toString("latin1", 0, end)) - (head.length - end - HEAD_END.length);
    } else missing -= bytes.length;
    if (missing > 0) return false;
    head = missing = undefined;
    return true;
  };
}

function lengthIn(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (head.startsWith("HTTP/1.1 200 ") && length) return Number(length);
  throw new Error(`answered ${head.slice(9, head.indexOf("\r\n"))}${length ? "" : " without its length"}`);
}

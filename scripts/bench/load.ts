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
  /** begins the writes that go on while it is measured */
  beginWrites?: () => { stop(): Promise<void> };
};

/**
 * Asks one thing again and again over kept connections, each waiting for its answer.
 *
 * Our own, as the client must be cheaper than the barest server or it measures itself: of the libraries, autocannon
 * and undici take 50–120 µs of a processor for each request, a bare `node:http` server 30 µs, and this 28 µs.
 * @param connections how many at once
 * @param forMs for how long
 * @returns the time of each answer, in ms
 * @throws Error at the first answer that is not 200
 */
export async function askFor(target: Target, connections: number, forMs: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  await Promise.all(Array.from({ length: connections }, () => askAlone(target, until, times)));
  return times;
}

function askAlone(target: Target, until: number, times: number[]): Promise<void> {
  const { hostname, port, host } = new URL(target.origin);
  const question = questionWriter(target, host);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const isWhole = answerReader();
    let askedAt = 0;
    const ask = () => {
      askedAt = performance.now();
      if (askedAt < until) socket.write(question());
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
function questionWriter({ path, headers, body }: Target, host: string): () => Buffer {
  const sent = { host, ...headers, ...(body && { "content-length": `${Buffer.byteLength(body)}` }) };
  const rest = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  const write = (to: string) =>
    Buffer.from(`${body ? "POST" : "GET"} ${to} HTTP/1.1\r\n${rest.join("")}\r\n${body ?? ""}`);
  if (typeof path === "function") return () => write(path());
  const always = write(path);
  return () => always;
}

const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = "0\r\n\r\n";

/**
 * Reads only as much of an answer as says where it ends.
 * @returns a function that takes the next bytes and tells whether an answer is whole with them
 */
function answerReader(): (bytes: Buffer) => boolean {
  let head: Buffer | undefined = Buffer.alloc(0);
  let missing = 0;
  let tail: string | undefined;

  function readHead(bytes: Buffer): Buffer | undefined {
    const sofar: Buffer = head?.length ? Buffer.concat([head, bytes]) : bytes;
    const end = sofar.indexOf(HEAD_END);
    head = end < 0 ? sofar : undefined;
    if (end < 0) return undefined;
    const text = sofar.toString("latin1", 0, end);
    if (!text.startsWith("HTTP/1.1 200 ")) throw new Error(`answered ${text.slice(9, text.indexOf("\r\n"))}`);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    tail = length === undefined ? "" : undefined;
    missing = Number(length ?? 0);
    return sofar.subarray(end + HEAD_END.length);
  }

  return (bytes) => {
    const body = head ? readHead(bytes) : bytes;
    if (!body) return false;
    missing -= body.length;
    if (tail !== undefined)
      tail = (tail + body.toString("latin1", Math.max(0, body.length - LAST_CHUNK.length))).slice(-LAST_CHUNK.length);
    const whole = tail === undefined ? missing <= 0 : tail === LAST_CHUNK;
    if (whole) head = Buffer.alloc(0);
    return whole;
  };
}

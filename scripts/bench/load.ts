import { connect } from "node:net";

/** Where the requests of a case are sent, and with what. */
export type Target = {
  /** of the row, for messages */
  name: string;
  origin: string;
  /** a function when every request has a path of its own */
  path: string | (() => string);
  headers: Readonly<Record<string, string>>;
  /** what is sent by POST, as JSON */
  body?: string;
};

/**
 * Sends one request again and again over keep-alive connections; each waits for its answer before it sends the next.
 *
 * Not a library: a client must be cheaper than the server that it measures. autocannon and undici take 50 to 120 µs of
 * processor time for each request, a bare `node:http` server 30 µs, and this client 28 µs.
 * @param connections how many at the same time
 * @param forMs for how long, in ms
 * @returns the time of each answer, in ms
 * @throws Error at the first answer whose status is not 200, or that has no content-length
 */
export async function sendRequests(target: Target, connections: number, forMs: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  await Promise.all(Array.from({ length: connections }, () => useConnection(target, until, times)));
  return times;
}

function useConnection(target: Target, until: number, times: number[]): Promise<void> {
  const { hostname, port, host } = new URL(target.origin);
  const writeRequest = requestWriter(target, host);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const isComplete = responseReader();
    let sentAt = 0;
    const sendNext = () => {
      sentAt = performance.now();
      if (sentAt < until) socket.write(writeRequest());
      else socket.end();
    };
    socket.on("connect", sendNext);
    socket.on("data", (bytes: Buffer) => {
      try {
        if (!isComplete(bytes)) return;
      } catch (error) {
        socket.destroy(error as Error);
        return;
      }
      times.push(performance.now() - sentAt);
      sendNext();
    });
    socket.on("error", (cause) => reject(new Error(`${target.origin} ${target.name}: ${cause.message}`, { cause })));
    socket.on("close", () => (sentAt >= until ? resolve() : reject(new Error(`${target.name} was cut off.`))));
  });
}

/** @returns a function that makes the bytes of the next request; equal requests are made once */
function requestWriter({ path, headers, body }: Target, host: string): () => Buffer {
  const sent = { host, ...headers, ...(body && { "content-length": `${Buffer.byteLength(body)}` }) };
  const rest = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  const write = (to: string) =>
    Buffer.from(`${body ? "POST" : "GET"} ${to} HTTP/1.1\r\n${rest.join("")}\r\n${body ?? ""}`);
  if (typeof path === "function") return () => write(path());
  const request = write(path);
  return () => request;
}

const HEAD_END = "\r\n\r\n";

/** @returns a function that takes the next bytes, and returns whether they complete an answer */
function responseReader(): (bytes: Buffer) => boolean {
  let head: Buffer | undefined;
  let missing: number | undefined;
  return (bytes) => {
    if (missing === undefined) {
      head = head ? Buffer.concat([head, bytes]) : bytes;
      const end = head.indexOf(HEAD_END);
      if (end < 0) return false;
      missing = contentLengthOf(head.toString("latin1", 0, end)) - (head.length - end - HEAD_END.length);
    } else missing -= bytes.length;
    if (missing > 0) return false;
    head = missing = undefined;
    return true;
  };
}

function contentLengthOf(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (head.startsWith("HTTP/1.1 200 ") && length) return Number(length);
  throw new Error(`answered ${head.slice(9, head.indexOf("\r\n"))}${length ? "" : " without its length"}`);
}

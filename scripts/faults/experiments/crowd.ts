import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Experiment } from "../experiment.ts";
import type { Stage } from "../stage.ts";
import { withOne } from "./with-one.ts";

const CROWD = { visitors: 1_000, slowReaders: 100, slowUploads: 50 } as const;
/** How long they stay, and how often a slow upload sends a little, in milliseconds. */
const STAY_MS = 6_000;
const DRIP_MS = 500;
const DRIP = Buffer.alloc(512, "a");
const UPLOAD_BYTES = 3_000_000;
const LOOK_EVERY_MS = 100;

function open(address: string): Socket {
  const { hostname, port } = new URL(address);
  return connect(Number(port), hostname).on("error", () => {});
}

const requestOf = (line: string, headers: Record<string, string>) =>
  `${[`${line} HTTP/1.1`, "host: shelter.test", ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join("\r\n")}\r\n\r\n`;

/** Asks for a page and then keeps the connection open. @returns whether there was an answer */
async function visit(address: string, sockets: Socket[]): Promise<boolean> {
  const socket = open(address);
  sockets.push(socket);
  socket.write(requestOf("GET /animals", {}));
  const answer = await Promise.race([once(socket, "data"), once(socket, "close"), wait(STAY_MS)]);
  socket.resume();
  return String(answer?.[0] ?? "").startsWith("HTTP/1.1 200");
}

/** Asks for much and reads nothing of it. */
function readSlowly(address: string, sockets: Socket[]): void {
  const socket = open(address).pause();
  sockets.push(socket);
  for (let n = 0; n < 20; n++) socket.write(requestOf("GET /animals", {}));
}

/** Begins to send a picture and goes on a few bytes at a time. */
function uploadSlowly(address: string, headers: Record<string, string>, sockets: Socket[]): void {
  const socket = open(address);
  sockets.push(socket.resume());
  const own = { ...headers, "content-type": "application/json", "content-length": String(UPLOAD_BYTES) };
  socket.write(requestOf("PUT /api/animals/1", own));
  const timer = setInterval(() => socket.writable && socket.write(DRIP), DRIP_MS);
  socket.once("close", () => clearInterval(timer));
}

/** @returns the times of a visitor's pages meanwhile, in milliseconds */
async function look(address: string): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + STAY_MS; performance.now() < end; await wait(LOOK_EVERY_MS)) {
    const since = performance.now();
    const response = await fetch(`${address}/animals`);
    await response.text();
    if (response.ok) times.push(performance.now() - since);
  }
  return times.sort((one, other) => one - other);
}

async function crowd({ address, setting }: Stage): Promise<Record<string, number>> {
  const sockets: Socket[] = [];
  for (let n = 0; n < CROWD.slowReaders; n++) readSlowly(address(), sockets);
  for (let n = 0; n < CROWD.slowUploads; n++) uploadSlowly(address(), setting.staffHeaders, sockets);
  const visits = Promise.all(Array.from({ length: CROWD.visitors }, () => visit(address(), sockets)));
  const times = await look(address());
  const answered = (await visits).filter(Boolean).length;
  for (const socket of sockets) socket.destroy();
  return {
    "visitors answered": answered,
    "page p50 ms": Math.round(times[Math.floor(times.length / 2)] ?? 0),
    "page max ms": Math.round(times.at(-1) ?? 0),
  };
}

export const CROWDS: readonly Experiment[] = [
  withOne(
    { name: "crowd", about: "1,000 connections, 100 that read nothing, and 50 uploads of a few bytes at a time" },
    crowd,
  ),
];

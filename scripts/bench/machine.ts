import { arch, cpus, loadavg, platform, release, totalmem } from "node:os";

/** What the figures were measured on. */
export type Machine = {
  processor: string;
  processors: number;
  memoryGb: number;
  system: string;
  node: string;
  /** how many processes wanted a processor in the last minute */
  load: number;
};

export function machineFacts(): Machine {
  const all = cpus();
  return {
    processor: all[0]?.model.trim() ?? "unknown",
    processors: all.length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

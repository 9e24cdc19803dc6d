import { readFileSync } from "node:fs";

/** CPU time of a process so far in milliseconds, with all threads and finished children. Linux only. */
export function readProcessorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // After the name, which may have spaces: user and system time, of the process and of ended children, are the 12th to 15th of the rest, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const own = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) * 10;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + readIfAlive(Number(child)), own);
}

function readIfAlive(pid: number): number {
  try {
    return readProcessorTime(pid);
  } catch {
    return 0;
  }
}

/** The process that started this one. */
export function readParent(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}

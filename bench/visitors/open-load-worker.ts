import { Agent, request } from "node:http";
import { readFileSync } from "node:fs";
import { ACCEPTED_ENCODINGS } from "../load.ts";
import type { OpenLoad, OpenLoadJob } from "./open-load.ts";
import type { Visit } from "./visits.ts";

// An open loop in a process of its own: node bench/visitors/open-load-worker.ts <file with the job as JSON>. A request is sent when it is
// due, whether or not earlier ones are answered, and its time counts from that moment.

const DRAIN_MILLISECONDS = 5_000;
const TICK_MILLISECONDS = 5;
/** Until this process and its connections are warm, it waits for itself rather than for the shop. */
const WARM_UP_MILLISECONDS = 2_000;

const job = JSON.parse(readFileSync(process.argv[2]!, "utf8")) as OpenLoadJob;
// Without a timeout of its own the agent ignores the server's, and may send into a connection that is being closed.
const agent = new Agent({ keepAlive: true, maxSockets: job.maxSockets, timeout: 30_000 });
const times: number[] = [];
let answered = 0;
let sent = 0;
let pages = 0;
let wrong = 0;
let firstWrong = "";

const started = performance.now();
const due = Math.round(job.perSecond * job.seconds);
await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    const now = performance.now() - started;
    while (sent < due && (sent / job.perSecond) * 1_000 <= now) {
      const visit = job.visits[(job.firstVisit + sent) % job.visits.length]!;
      send(visit, started + (sent / job.perSecond) * 1_000);
      sent += 1;
      if (visit.isPage) pages += 1;
    }
    const isOver = sent >= due && answered + wrong >= sent;
    if (!isOver && now < job.seconds * 1_000 + DRAIN_MILLISECONDS) return;
    clearInterval(timer);
    resolve();
  }, TICK_MILLISECONDS);
});

times.sort((one, other) => one - other);
const unanswered = sent - answered - wrong;
const load: OpenLoad = {
  sent,
  pages,
  unanswered,
  wrong,
  firstWrong,
  p50: times[Math.floor(times.length * 0.5)] ?? Infinity,
  p99: unanswered > sent / 100 ? Infinity : (times[Math.floor(times.length * 0.99)] ?? Infinity),
};
console.log(JSON.stringify(load));
process.exit(0);

function send({ path, cookie, isPage }: Visit, dueAt: number): void {
  const headers = {
    "Accept-Encoding": ACCEPTED_ENCODINGS,
    ...(cookie && { Cookie: cookie }),
    ...(!isPage && { "X-Requested-With": "XMLHttpRequest" }),
  };
  const call = request(job.url + path, { agent, headers }, (response) => {
    response.resume();
    response.once("end", () => {
      if (response.statusCode !== 200) return fail(`${response.statusCode} ${path}`);
      answered += 1;
      if (dueAt - started >= WARM_UP_MILLISECONDS) times.push(performance.now() - dueAt);
    });
  });
  call.once("error", (error) => fail(`${error.message} ${path}`));
  call.end();
}

function fail(what: string): void {
  wrong += 1;
  firstWrong ||= what;
}

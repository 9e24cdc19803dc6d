import { cpus } from "node:os";
import { CONNECTIONS, plainFigure, type Figure, type Rounds } from "../figure.ts";
import { measureLoad, type LoadJob, type LoadStep } from "../load.ts";
import type { ShopUnderLoad } from "../shop-under-load.ts";
import { readShopWindow } from "../shop-window.ts";

const PART = "process";
const MEGABYTE = 1_048_576;
const MAX_MEGABYTES = 400;
const WARM_SECONDS = 2;

/** Memory of a process after the previous loads. */
export async function measureMemory(shop: ShopUnderLoad): Promise<Figure[]> {
  const used = (await shop.readMemory()) / MEGABYTE;
  return [
    plainFigure(PART, "memory after these loads", "MB", [used], {
      text: `< ${MAX_MEGABYTES} MB`,
      isMet: (value) => value < MAX_MEGABYTES,
    }),
  ];
}

/** From the start of a filled shop to its first response. */
export async function measureStart(shop: ShopUnderLoad, { rounds }: Rounds): Promise<Figure[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await shop.restart(1));
  return [plainFigure(PART, "start of a filled shop", "ms", times, null)];
}

/**
 * The same rendered page from one process and from two, in turn. The load and the database run on the same cores: how many are busy
 * with one process tells what is left for a second.
 */
export async function measureTwoProcesses(shop: ShopUnderLoad, { rounds, seconds }: Rounds): Promise<Figure[]> {
  const { category } = await readShopWindow(shop.url);
  // A header that only calls send: such a page is rendered each time.
  const steps: LoadStep[] = [
    {
      method: "GET",
      paths: [`/category/${category}`],
      headers: { "X-Requested-With": "XMLHttpRequest" },
      expect: "</html>",
    },
  ];
  const ones: Worked[] = [];
  const twos: Worked[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [processes, worked] of [[1, ones] as const, [2, twos] as const]) {
      await shop.restart(processes);
      const load = { url: shop.url, steps, connections: CONNECTIONS };
      await measureLoad({ ...load, seconds: WARM_SECONDS });
      worked.push(await watchLoad(shop, { ...load, seconds }));
    }
  await shop.restart(1);
  const times = (worked: readonly Worked[]) => worked.map(({ threadMilliseconds }) => threadMilliseconds);
  const cores = ones.map(({ busyCores }) => busyCores);
  const ratios = twos.map(({ rate }, round) => rate / ones[round]!.rate);
  return [
    plainFigure(PART, "a rendered category, a main thread's time, one process", "ms", times(ones), null),
    plainFigure(PART, "a rendered category, a main thread's time, two processes", "ms", times(twos), null),
    plainFigure(PART, "cores that are busy with one process, its database and the load", "", cores, null),
    plainFigure(PART, "rendered category, two processes of one", "×", ratios, {
      text: "≥ 1.6 ×",
      isMet: (value) => value >= 1.6,
    }),
  ];
}

type Worked = { rate: number; threadMilliseconds: number; busyCores: number };

async function watchLoad(shop: ShopUnderLoad, job: LoadJob): Promise<Worked> {
  const begun = { at: performance.now(), threads: shop.readMainThreads(), machine: readBusyMilliseconds() };
  const { requestsPerSecond } = await measureLoad(job);
  const wall = performance.now() - begun.at;
  return {
    rate: requestsPerSecond,
    threadMilliseconds: (shop.readMainThreads() - begun.threads) / (requestsPerSecond * job.seconds),
    busyCores: (readBusyMilliseconds() - begun.machine) / wall,
  };
}

function readBusyMilliseconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

/**
 * How Node is started to serve: by itself it takes memory as a machine has it, and collects what is of no use any more as late as that
 * allows. So a process stays below 400 MB under full load, where it took 640; `docs/performance.md` has what that costs.
 */
export const MEMORY_FLAGS = ["--max-semi-space-size=16", "--heap-growing-percent=40"];

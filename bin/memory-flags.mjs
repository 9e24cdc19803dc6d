/**
 * How Node is started to serve: by itself it takes memory as a machine has it, and collects what is of no use any more as late as that
 * allows. `docs/performance.md` has what each flag brings and costs (decision 217).
 */
export const MEMORY_FLAGS = ["--max-semi-space-size=16", "--heap-growing-percent=60"];

/** Limits malloc arenas: by default each thread allocates its own and keeps it. */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: "1" };

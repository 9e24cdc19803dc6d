import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const ELSEWHERE = ["**/node_modules/**", "build/**", "data/**", ".react-router/**"];
/** Only failing tests wait this long: no test depends on a fast machine. */
const PATIENT = { testTimeout: 360_000, hookTimeout: 360_000, expect: { poll: { timeout: 60_000 } } };
const BUILT_SERVER = { ...PATIENT, globalSetup: ["tests/support/prepare-demo.ts"] };
const MATCHERS = { setupFiles: ["tests/support/result-matchers.ts"] };
/** What watches the clock has the machine for itself. */
const ONE_AT_A_TIME = { fileParallelism: false };

export default defineConfig({
  test: {
    // Vitest would leave one core to itself, which is half of a small machine.
    maxWorkers: "100%",
    // The steps of the check transform the same sources one after another.
    fsModuleCache: true,
    projects: [
      {
        test: {
          name: "unit",
          ...PATIENT,
          ...MATCHERS,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...ELSEWHERE, "**/*.db.test.ts", "tests/{rules,contract,concurrency,crash,e2e}/**"],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "rules",
          ...PATIENT,
          include: ["tests/rules/**/*.test.ts"],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "database",
          ...PATIENT,
          ...MATCHERS,
          include: ["**/*.db.test.ts"],
          exclude: [...ELSEWHERE, "tests/{contract,concurrency,crash,e2e}/**"],
          globalSetup: ["tests/database/prepare-template.ts"],
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          ...BUILT_SERVER,
          // While a file waits for a mail or a job, another one goes on.
          maxWorkers: availableParallelism() + 1,
          globalSetup: ["tests/support/start-shared-shop.ts"],
          isolate: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: "concurrency",
          include: ["tests/concurrency/**/*.test.ts"],
          ...BUILT_SERVER,
          ...MATCHERS,
          ...ONE_AT_A_TIME,
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          name: "crash",
          include: ["tests/crash/**/*.test.ts"],
          ...BUILT_SERVER,
          ...MATCHERS,
          sequence: { groupOrder: 5 },
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          ...BUILT_SERVER,
          globalSetup: ["tests/support/start-shared-shop.ts"],
          isolate: false,
          sequence: { groupOrder: 6 },
        },
      },
    ],
  },
});

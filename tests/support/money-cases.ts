const { MONEY_CASES, MONEY_SEED, MONEY_STEPS, MONEY_CHECK_EVERY } = process.env;

/** How many random cases a test of money tries, always the same ones: `MONEY_CASES` tries more, `MONEY_SEED` others. */
export function moneyCases(quick: number): { numRuns: number; seed: number } {
  return { numRuns: Number(MONEY_CASES ?? quick), seed: Number(MONEY_SEED ?? 20_261_121) };
}

/** How long one random history is, and after how many of its steps the books are checked. */
export function historySteps(quick: number): { steps: number; checkEvery: number } {
  return { steps: Number(MONEY_STEPS ?? quick), checkEvery: Number(MONEY_CHECK_EVERY ?? 1) };
}

import type { Context } from "../../context.ts";
import type { OnboardingStep } from "./profile.ts";
import { findDoneSteps } from "./profile.repository.ts";

const STEPS: readonly OnboardingStep[] = ["pictures", "story", "imprint", "product", "live"];

/** The remaining steps until the shop's first product can be bought; null afterwards. */
export async function getOnboarding(
  ctx: Context,
  shopId: number,
): Promise<{ step: OnboardingStep; isDone: boolean }[] | null> {
  const done = await findDoneSteps(ctx, shopId);
  return done.includes("live") ? null : STEPS.map((step) => ({ step, isDone: done.includes(step) }));
}

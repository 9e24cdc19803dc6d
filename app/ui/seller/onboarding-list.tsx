import { href, Link } from "react-router";
import type { OnboardingStep } from "#domain/shops/profile/profile.ts";
import type { Translate } from "#shared/translate.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

/** The way to a shop's first product that can be bought. */
export function OnboardingList({ steps }: { steps: readonly { step: OnboardingStep; isDone: boolean }[] }) {
  const { t } = usePage();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="mb-8">
      <AccountCard
        title={t("Set up your shop")}
        text={t("{done} of {all} done", { done: String(done), all: String(steps.length) })}
      >
        <ol className="grid gap-2">
          {steps.map(({ step, isDone }) => (
            <li key={step} className="flex items-center gap-3">
              <Icon
                name={isDone ? "circle-check" : "circle-dot"}
                className={`size-5 shrink-0 ${isDone ? "text-success" : "text-muted"}`}
              />
              <Link to={pathOf(step)} className="min-h-6 font-medium text-primary-text hover:underline">
                {stepName(step, t)}
              </Link>
              <span className="sr-only">{isDone ? t("Done") : t("To do")}</span>
            </li>
          ))}
        </ol>
      </AccountCard>
    </div>
  );
}

function pathOf(step: OnboardingStep): string {
  if (step === "product") return href("/seller/product/:id", { id: "new" });
  return step === "live" ? href("/seller/products") : href("/seller/shop");
}

function stepName(step: OnboardingStep, t: Translate): string {
  const names: Record<OnboardingStep, string> = {
    pictures: t("Add a logo and a banner"),
    story: t("Tell the story of your shop"),
    imprint: t("Enter your legal details"),
    product: t("Create your first product"),
    live: t("Publish it"),
  };
  return names[step];
}

import { Link } from "react-router";
import type { Opening, OpeningStep } from "#domain/platform/opening/opening.ts";
import type { Translate } from "#shared/translate.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { hasAdminPlace } from "./admin-places.ts";

type Words = { label: (t: Translate) => string; hint: (t: Translate) => string; to: string };

const STEPS: Record<OpeningStep, Words> = {
  name: {
    to: "/admin/settings/shop",
    label: (t) => t("Name and tagline"),
    hint: (t) => t("Say in one sentence what you sell."),
  },
  logo: {
    to: "/admin/settings/appearance",
    label: (t) => t("Logo and colors"),
    hint: (t) => t("Make the shop look like yours."),
  },
  contact: {
    to: "/admin/settings/contact",
    label: (t) => t("Contact and imprint"),
    hint: (t) => t("Your business address, email address and phone number."),
  },
  legal: {
    to: "/admin/pages",
    label: (t) => t("Legal pages"),
    hint: (t) => t("Check and save the terms, privacy policy and imprint. The current ones are samples."),
  },
  tax: { to: "/admin/tax", label: (t) => t("Tax"), hint: (t) => t("Set the rates of your country.") },
  delivery: {
    to: "/admin/shipping",
    label: (t) => t("Shipping"),
    hint: (t) => t("Add a shipping method for your country."),
  },
  payment: {
    to: "/admin/payment-settings",
    label: (t) => t("Payment"),
    hint: (t) => t("Choose at least one payment method."),
  },
  products: {
    to: "/admin/products",
    label: (t) => t("First products"),
    hint: (t) => t("Publish a product in your shop."),
  },
  home: {
    to: "/admin/home",
    label: (t) => t("Home page"),
    hint: (t) => t("Choose what visitors see first."),
  },
};

/** The checklist of a new shop; each step leads to where it is done. */
export function OpeningList({ opening: { steps } }: { opening: Opening }) {
  const { t } = usePage();
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="opening" className="mb-8 rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-4">
        <div>
          <h2 id="opening" className="text-xl">
            {t("Ready to open")}
          </h2>
          <p className="text-sm text-muted">
            {t("{done} of {count} steps done", { done: doneCount, count: steps.length })}
          </p>
        </div>
        <progress
          aria-labelledby="opening"
          value={doneCount}
          max={steps.length}
          className="h-2 w-40 overflow-hidden rounded-full accent-primary"
        />
      </div>
      <ol className="divide-y divide-line">
        {steps.map(({ step, isDone }) => (
          <li key={step}>
            <StepRow step={step} isDone={isDone} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepRow({ step, isDone }: { step: OpeningStep; isDone: boolean }) {
  const { t } = usePage();
  const { to, label, hint } = STEPS[step];
  const content = (
    <>
      <span
        className={`flex size-7 shrink-0 items-center justify-center rounded-full ${isDone ? "bg-success-soft text-success" : "border-2 border-line-strong"}`}
      >
        {isDone && <Icon name="check" className="size-4" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          {label(t)}
          {isDone && <span className="sr-only"> ({t("Done")})</span>}
        </span>
        <span className="block text-sm text-muted">{hint(t)}</span>
      </span>
    </>
  );
  const row = "flex items-center gap-4 px-5 py-3";
  // Products have their screens in a part of the desk that a shop may lack.
  if (step === "products" && !hasAdminPlace(to)) return <div className={row}>{content}</div>;
  return (
    <Link to={to} prefetch="intent" className={`${row} hover:bg-sunken`}>
      {content}
      <Icon name="chevron-right" className="mirrored size-5 shrink-0 text-muted" />
    </Link>
  );
}

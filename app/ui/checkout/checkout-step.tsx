import type { ReactNode } from "react";

/** A numbered step of the checkout. */
export function CheckoutStep({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = `checkout-step-${number}`;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id={id} className="mb-5 flex items-center gap-3 text-xl">
        <span
          aria-hidden="true"
          className="figures grid size-8 shrink-0 place-items-center rounded-full bg-primary text-base text-on-primary"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}

type ChoiceCardProps = {
  name: string;
  value: string;
  isChosen: boolean;
  isRequired?: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** A radio button as a card with details for the selected option. */
export function ChoiceCard({ name, value, isChosen, isRequired = false, onChoose, children }: ChoiceCardProps) {
  return (
    <label
      className={`flex items-start gap-3 rounded-field border p-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-text ${
        isChosen ? "border-primary bg-primary-soft" : "border-line-strong hover:border-ink"
      }`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        required={isRequired}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-primary"
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}

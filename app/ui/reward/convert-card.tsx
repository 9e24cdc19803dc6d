import { type FormEvent, useState } from "react";
import { Link, href } from "react-router";
import type { ShownMoney } from "#shared/money.ts";
import { textOf } from "../form/read-form.ts";
import { WholeNumberField } from "../form/usual-fields.tsx";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";

type ConvertCardProps = {
  available: number;
  /** How many points are worth one `unit`. */
  convertRate: number;
  unit: ShownMoney;
  refusal: string | null;
  isPending: boolean;
  onConvert: (points: number) => Promise<void>;
};

/** Converts points to wallet money. */
export function ConvertCard({ available, convertRate, unit, refusal, isPending, onConvert }: ConvertCardProps) {
  const page = usePage();
  const { t } = page;
  const [error, setError] = useState<string>();
  const isEnough = available >= convertRate;

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const points = Number(textOf(new FormData(event.currentTarget), "points"));
    if (!Number.isInteger(points) || points < convertRate)
      return setError(t("Enter {least} or more.", { least: formatNumber(page, convertRate) }));
    if (points > available) return setError(t("Enter {most} or less.", { most: formatNumber(page, available) }));
    setError(undefined);
    void onConvert(points);
  }

  return (
    <section aria-labelledby="convert" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="convert" className="text-xl">
        {t("Convert points to wallet credit")}
      </h2>
      <p className="mt-2 text-muted">
        {t("{points} points = {amount} in your wallet", {
          points: formatNumber(page, convertRate),
          amount: unit.formatted,
        })}
      </p>
      {isEnough ? (
        <form noValidate className="mt-4 grid gap-4" onSubmit={send}>
          <WholeNumberField
            name="points"
            min={convertRate}
            max={available}
            required
            defaultValue={available}
            label={t("Points")}
            error={error}
            className="max-w-48"
          />
          {refusal && <Notice kind="error">{refusal}</Notice>}
          <Button type="submit" isPending={isPending} className="justify-self-start">
            {t("Convert to wallet credit")}
          </Button>
        </form>
      ) : (
        <p className="mt-4 text-sm text-muted">
          {t("Once you have {points} points, you can convert them to wallet credit.", {
            points: formatNumber(page, convertRate),
          })}
        </p>
      )}
      <Link to={href("/my-wallet")} className="mt-4 inline-block font-semibold text-primary-text hover:underline">
        {t("Go to wallet")}
      </Link>
    </section>
  );
}

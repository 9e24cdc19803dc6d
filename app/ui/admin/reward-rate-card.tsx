import { type FormEvent, useState } from "react";
import { AccountCard } from "../account/account-card.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type RewardRateCardProps = {
  pointsPerUnit: number;
  currency: string;
  /** Returns the validation errors; null on success. */
  onSave: (pointsPerUnit: number) => Promise<FieldErrors | null>;
};

/** The value of points. */
export function RewardRateCard({ pointsPerUnit, currency, onSave }: RewardRateCardProps) {
  const { t } = usePage();
  const [error, setError] = useState<string | undefined>();
  const [isPending, setPending] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), "points_per_unit");
    if (!/^\d{1,7}$/.test(typed)) return setError(t("This value isn't valid."));
    setPending(true);
    const wrong = await onSave(Number(typed));
    setPending(false);
    setError(wrong?.points_per_unit);
  }

  return (
    <AccountCard
      title={t("Points value")}
      text={t("Applies to points converted from now on. Points already converted aren't affected.")}
    >
      <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={(event) => void save(event)}>
        <TextField
          name="points_per_unit"
          required
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={7}
          className="w-64 max-w-full"
          label={t("Points for 1 {currency}", { currency })}
          defaultValue={pointsPerUnit}
          error={error}
        />
        <Button type="submit" variant="secondary" isPending={isPending} className="mt-6">
          {t("Save")}
        </Button>
      </form>
    </AccountCard>
  );
}

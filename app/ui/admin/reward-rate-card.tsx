import { Form, SubmitButton } from "../form/form.tsx";
import { AccountCard } from "../account/account-card.tsx";
import { type FieldErrors, textOf } from "../form/read-form.ts";
import { useForm } from "../form/use-form.ts";
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
  const form = useForm({
    save(data) {
      const typed = textOf(data, "points_per_unit");
      return /^\d{1,7}$/.test(typed) ? onSave(Number(typed)) : { points_per_unit: t("This value isn't valid.") };
    },
  });

  return (
    <AccountCard
      title={t("Points value")}
      text={t("Applies to points converted from now on. Points already converted aren't affected.")}
    >
      <Form {...form} className="flex flex-wrap items-start gap-3">
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
        />
        <SubmitButton variant="secondary" className="mt-6" />
      </Form>
    </AccountCard>
  );
}

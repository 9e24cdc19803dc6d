import { AccountCard } from "../account/account-card.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type SaleTimesProps = {
  /** Values of `datetime-local` fields in the shop's time zone. */
  startsAt: string;
  endsAt: string;
  timeZone: string;
  /** Its start can no longer be changed. */
  isStarted: boolean;
  isEndRequired: boolean;
};

/** When a sale starts and ends. */
export function SaleTimes({ startsAt, endsAt, timeZone, isStarted, isEndRequired }: SaleTimesProps) {
  const { t } = usePage();
  return (
    <AccountCard title={t("Schedule")} text={t("Times are in the shop's time zone: {zone}.", { zone: timeZone })}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          name="starts_at"
          label={t("Starts")}
          required
          readOnly={isStarted}
          defaultValue={startsAt}
          hint={isStarted ? t("It has started, so this can't be changed.") : undefined}
        />
        <TextField
          type="datetime-local"
          name="ends_at"
          label={t("Ends")}
          required={isEndRequired}
          defaultValue={endsAt}
          hint={t("The regular price applies from this time.")}
        />
      </div>
    </AccountCard>
  );
}

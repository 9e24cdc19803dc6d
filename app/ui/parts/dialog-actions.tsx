import { Button, type ButtonVariant } from "./button.tsx";
import { usePage } from "./page.tsx";

type DialogActionsProps = {
  isPending: boolean;
  onBack: () => void;
  /** The button that sends the form, "Save" by default. */
  action?: string;
  variant?: ButtonVariant;
  /** The button that leaves it, "Back" by default. */
  back?: string;
};

/** The end of a dialog's form: cancel and save. */
export function DialogActions({ isPending, onBack, action, variant, back }: DialogActionsProps) {
  const { t } = usePage();
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={onBack}>
        {back ?? t("Back")}
      </Button>
      <Button type="submit" variant={variant ?? "primary"} isPending={isPending}>
        {action ?? t("Save")}
      </Button>
    </div>
  );
}

import { Button } from "./button.tsx";
import { usePage } from "./page.tsx";

/** The end of a dialog's form: cancel and save. */
export function DialogActions({ isPending, onBack }: { isPending: boolean; onBack: () => void }) {
  const { t } = usePage();
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="secondary" onClick={onBack}>
        {t("Back")}
      </Button>
      <Button type="submit" isPending={isPending}>
        {t("Save")}
      </Button>
    </div>
  );
}

import { CheckField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

export function StaySignedInField() {
  const { t } = usePage();
  return <CheckField name="stay_signed_in" label={t("Stay signed in")} className="text-sm" />;
}

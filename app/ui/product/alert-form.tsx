import type { FormEvent } from "react";
import { type FieldErrors, findFormErrors, textOf } from "../form/read-form.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

type AlertFormProps = {
  kind: "back_in_stock" | "price_drop";
  name: string;
  /** The current price. */
  price: string;
  firstEmail: string;
  errors: FieldErrors;
  refusal: string | null;
  isPending: boolean;
  onErrors: (errors: FieldErrors) => void;
  onAsk: (email: string) => void;
};

/** The e-mail address for an alert. */
export function AlertForm({
  kind,
  name,
  price,
  firstEmail,
  errors,
  refusal,
  isPending,
  onErrors,
  onAsk,
}: AlertFormProps) {
  const { t } = usePage();

  function ask(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findFormErrors(event.currentTarget, t);
    onErrors(found);
    if (Object.keys(found).length === 0) onAsk(textOf(new FormData(event.currentTarget), "email"));
  }

  return (
    <form noValidate className="grid gap-4 p-5" onSubmit={ask}>
      <p>
        {kind === "back_in_stock"
          ? t("{name} is sold out. We'll email you once when it's back.", { name })
          : t("{name} costs {price}. We'll email you once when the price drops.", { name, price })}
      </p>
      {refusal && <Notice kind="error">{refusal}</Notice>}
      <TextField
        label={t("Email address")}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={firstEmail}
        required
        error={errors.email}
      />
      <Button type="submit" size="large" isPending={isPending}>
        {t("Notify me")}
      </Button>
      <p className="text-xs text-muted">{t("Just this one alert. You can turn it off from the email.")}</p>
    </form>
  );
}

import { type ComponentProps, useMemo } from "react";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { type FormState, FormStateContext, useFormState } from "./form-state.ts";

type FormProps = ComponentProps<"form"> & Partial<FormState>;

/** A form whose fields show the errors of their names; `useForm` sends it. */
export function Form({ errors = {}, isPending = false, ...rest }: FormProps) {
  const state = useMemo(() => ({ errors, isPending }), [errors, isPending]);
  return (
    <FormStateContext value={state}>
      <form noValidate {...rest} />
    </FormStateContext>
  );
}

/** Sends the form it is in; "Save" by default. */
export function SubmitButton({ children, ...rest }: ComponentProps<typeof Button>) {
  const { t } = usePage();
  const { isPending } = useFormState();
  return (
    <Button {...rest} type="submit" isPending={isPending}>
      {children ?? t("Save")}
    </Button>
  );
}

/** What is wrong with the form as a whole. */
export function FormError({ className }: { className?: string }) {
  const { errors } = useFormState();
  if (!errors.form) return null;
  return (
    <div className={className}>
      <Notice kind="error">{errors.form}</Notice>
    </div>
  );
}

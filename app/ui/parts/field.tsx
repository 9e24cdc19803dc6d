import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { useFormState } from "../form/form-state.ts";
import { usePage } from "./page.tsx";

const BOX =
  "w-full rounded-field border border-line-strong bg-surface px-3 text-ink transition-colors hover:border-ink aria-invalid:border-danger disabled:bg-sunken disabled:text-muted";

type FieldFrame = {
  label: string;
  /** What is wrong with it; by default the form's error of its name. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  className?: string;
};

export function TextField({
  label,
  error,
  hint,
  isLabelHidden,
  className,
  ...rest
}: FieldFrame & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Frame {...{ label, error, hint, isLabelHidden, className }} name={rest.name} isRequired={rest.required}>
      {(control) => <input {...rest} {...control} className={`${BOX} h-11`} />}
    </Frame>
  );
}

export function TextArea({
  label,
  error,
  hint,
  isLabelHidden,
  className,
  ...rest
}: FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Frame {...{ label, error, hint, isLabelHidden, className }} name={rest.name} isRequired={rest.required}>
      {(control) => <textarea rows={3} {...rest} {...control} className={`${BOX} py-2`} />}
    </Frame>
  );
}

export function SelectField({
  label,
  error,
  hint,
  isLabelHidden,
  className,
  children,
  ...rest
}: FieldFrame & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Frame {...{ label, error, hint, isLabelHidden, className }} name={rest.name} isRequired={rest.required}>
      {(control) => (
        <select {...rest} {...control} className={`${BOX} h-11`}>
          {children}
        </select>
      )}
    </Frame>
  );
}

export function CheckField({
  label,
  error,
  className = "",
  ...rest
}: Omit<FieldFrame, "label"> & { label: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex min-h-6 items-start gap-3">
        <input
          {...rest}
          type={rest.type ?? "checkbox"}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

type Control = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

type FrameProps = FieldFrame & {
  name: string | undefined;
  isRequired: boolean | undefined;
  children: (control: Control) => ReactNode;
};

function Frame({ name, label, hint, isLabelHidden, isRequired, className = "", children, ...rest }: FrameProps) {
  const { t } = usePage();
  const id = useId();
  const { errors } = useFormState();
  const error = rest.error ?? (name && errors[name]);
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={isLabelHidden ? "sr-only" : "mb-1 flex items-baseline justify-between gap-2 text-sm font-medium"}
      >
        {label}
        {isRequired === false && <span className="text-xs font-normal text-muted">{t("optional")}</span>}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": notes || undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1 text-sm text-danger">
      {children}
    </p>
  );
}

import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";

const STYLES: Record<ButtonVariant, string> = {
  primary: "button button-primary",
  secondary: "button button-secondary",
  quiet: "button button-quiet",
  danger: "button button-danger",
};
const SIZES: Record<ButtonSize, string> = {
  small: "min-h-9 px-3 text-sm",
  medium: "min-h-11 px-4",
  large: "min-h-13 px-6 py-2 text-lg",
};

export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "medium", className = ""): string {
  return `${STYLES[variant]} ${SIZES[size]} ${className}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While the action runs, the button keeps its width, shows a spinner and ignores clicks. */
  isPending?: boolean;
};

export function Button({
  variant,
  size,
  isPending = false,
  className,
  children,
  disabled,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      className={buttonClass(variant, size, className)}
    >
      {isPending ? (
        <span className="inline-flex items-center justify-center gap-2 opacity-0">{children}</span>
      ) : (
        children
      )}
      {isPending && <Dots />}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  className,
  children,
  ...rest
}: LinkProps & { variant?: ButtonVariant; size?: ButtonSize }) {
  return (
    <Link prefetch="intent" {...rest} className={buttonClass(variant, size, className)}>
      {children}
    </Link>
  );
}

/** A round button with only an icon; its label is for screen readers and the tooltip. */
export function IconButton({
  label,
  children,
  className = "",
  type = "button",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string; children: ReactNode }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={`inline-flex ${className.includes("size-") ? "" : "size-11"} shrink-0 items-center justify-center rounded-full transition-colors enabled:hover:bg-sunken disabled:opacity-45 ${className}`}
    >
      {children}
    </button>
  );
}

function Dots() {
  return (
    <span aria-hidden className="absolute inset-0 flex items-center justify-center gap-1">
      {["", "[animation-delay:120ms]", "[animation-delay:240ms]"].map((delay) => (
        <span key={delay} className={`size-1.5 animate-pulse rounded-full bg-current ${delay}`} />
      ))}
    </span>
  );
}

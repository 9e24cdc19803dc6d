import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

type RowButtonProps = Omit<ComponentProps<typeof Button>, "name" | "children"> & {
  label: string;
  /** Of what it acts on, for screen readers. */
  name: string;
};

/** A button of a row in a list. */
export function RowButton({ label, name, ...rest }: RowButtonProps) {
  return (
    <Button variant="secondary" size="small" data-action="" {...rest}>
      {label}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}

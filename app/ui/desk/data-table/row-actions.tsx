import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "../../parts/button.tsx";

type RowNameProps = { onOpen: () => void; children: ReactNode; className?: string };

/** The name of a row that opens in a dialog. */
export function RowName({ onOpen, children, className = "" }: RowNameProps) {
  return (
    <button
      type="button"
      data-action=""
      dir="auto"
      onClick={onOpen}
      className={`min-h-9 min-w-36 text-start font-semibold wrap-anywhere hover:underline ${className}`}
    >
      {children}
    </button>
  );
}

type RowAction = { label: string; onClick: () => void; variant?: ButtonVariant; isPending?: boolean } | null | false;

/** The buttons of a row; `name` tells a screen reader which row it is. */
export function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <span className="flex flex-wrap gap-2">
      {actions.map(
        (action) =>
          action && (
            <Button
              key={action.label}
              size="small"
              variant={action.variant ?? "secondary"}
              data-action=""
              isPending={action.isPending ?? false}
              onClick={action.onClick}
            >
              {action.label}
              <span className="sr-only">: {name}</span>
            </Button>
          ),
      )}
    </span>
  );
}

import { type ComponentProps, useState } from "react";
import { Button } from "./button.tsx";

type ActionButtonProps = Omit<ComponentProps<typeof Button>, "onClick" | "isPending"> & {
  onAction: () => Promise<unknown>;
};

/** A button that is pending until its action is done. */
export function ActionButton({ onAction, ...rest }: ActionButtonProps) {
  const [isPending, setPending] = useState(false);

  async function act(): Promise<void> {
    setPending(true);
    await onAction();
    setPending(false);
  }

  return <Button {...rest} isPending={isPending} onClick={() => void act()} />;
}

import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { usePage } from "../parts/page.tsx";

type AddressBarProps = {
  /** As an attribute of a node or a mark. */
  address: unknown;
  isFocused?: boolean;
  onApply: (address: string) => void;
};

/** Where a link or a button of the text leads. */
export function AddressBar({ address, isFocused = false, onApply }: AddressBarProps) {
  const { t } = usePage();
  const [typed, setTyped] = useState(typeof address === "string" ? address : "");
  const apply = () => onApply(typed.trim());
  return (
    <div className="flex flex-wrap items-end gap-2 border-t border-line p-3">
      <TextField
        label={t("Link address")}
        hint={t("A page of your shop, such as /page/terms, or an address that starts with https://")}
        value={typed}
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by the button before it
        autoFocus={isFocused}
        className="min-w-56 flex-1"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // The form around it is not complete.
          event.preventDefault();
          apply();
        }}
      />
      <Button size="small" onClick={apply}>
        {t("Apply")}
      </Button>
    </div>
  );
}

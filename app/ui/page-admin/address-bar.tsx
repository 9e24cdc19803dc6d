import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { LinkField, type LinkSearch } from "../parts/link-field.tsx";
import { usePage } from "../parts/page.tsx";

type AddressBarProps = {
  /** As an attribute of a node or a mark. */
  address: unknown;
  isFocused?: boolean;
  search: LinkSearch | undefined;
  onApply: (address: string) => void;
};

/** Where a link or a button of the text leads. */
export function AddressBar({ address, isFocused = false, search, onApply }: AddressBarProps) {
  const { t } = usePage();
  const [typed, setTyped] = useState(typeof address === "string" ? address : "");
  const apply = () => onApply(typed.trim());
  return (
    <div className="flex flex-wrap items-start gap-2 border-t border-line p-3">
      <div className="min-w-56 flex-1">
        <LinkField
          label={t("Link address")}
          value={typed}
          isFocused={isFocused}
          search={search}
          onChange={setTyped}
          onEnter={apply}
        />
      </div>
      <Button size="small" className="mt-7" onClick={apply}>
        {t("Apply")}
      </Button>
    </div>
  );
}

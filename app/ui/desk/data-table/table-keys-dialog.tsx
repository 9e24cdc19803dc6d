import { Dialog } from "../../parts/dialog.tsx";
import { usePage } from "../../parts/page.tsx";

/** The list of keys. */
export function TableKeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = usePage();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("Keyboard shortcuts")} width="narrow">
      <TableKeys />
    </Dialog>
  );
}

/** What each key does where there is a table. */
export function TableKeys() {
  const { t } = usePage();
  const keys = [
    ["/", t("Search")],
    ["j", t("Next row")],
    ["k", t("Previous row")],
    ["x", t("Select row")],
    ["Enter", t("Open row")],
    ["e", t("Edit")],
    ["g o", t("Go to the orders")],
    ["g p", t("Go to the products")],
    ["?", t("Keyboard shortcuts")],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-5">
      {keys.map(([key, meaning]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-block min-w-8 rounded-field border border-line-strong bg-sunken px-2 py-0.5 text-center font-mono text-sm">
              {key}
            </kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

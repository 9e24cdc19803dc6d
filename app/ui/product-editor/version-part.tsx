import { useState } from "react";
import type { Difference, ProductVersion } from "#domain/catalog/product-admin/product-admin.ts";
import { ListPart } from "../admin/list-part.tsx";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { usePage } from "../parts/page.tsx";
import { DifferenceTable } from "./difference-table.tsx";

type VersionPartProps = {
  versions: readonly ProductVersion[];
  languages: readonly { code: string; name: string }[];
  canRestore: boolean;
  /** What restoring it would change; null if it could not be read. */
  onCompare: (version: ProductVersion) => Promise<Difference[] | null>;
  /** Returns what was wrong; null on success. */
  onRestore: (version: ProductVersion) => Promise<string | null>;
};

type Compared = { version: ProductVersion; differences: Difference[]; error: string | null };

/** The versions of a product, the latest first; each can be compared with the current state and restored. */
export function VersionPart({ versions, languages, canRestore, onCompare, onRestore }: VersionPartProps) {
  const { t } = usePage();
  const [compared, setCompared] = useState<Compared | null>(null);
  const [isPending, setPending] = useState(false);

  async function compare(version: ProductVersion): Promise<void> {
    const differences = await onCompare(version);
    if (differences) setCompared({ version, differences, error: null });
  }

  async function restore({ version, differences }: Compared): Promise<void> {
    setPending(true);
    const error = await onRestore(version);
    setPending(false);
    setCompared(error === null ? null : { version, differences, error });
  }

  if (versions.length < 2) return null;
  return (
    <>
      <ListPart title={t("Versions")} text={t("Saved each time you save the product. Stock is not part of them.")}>
        {versions.map((version, index) => (
          <li
            key={version.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 text-sm"
          >
            <span>
              <Moment iso={version.createdAt} withTime className="font-medium" />
              {version.savedBy !== "" && (
                <span className="text-muted">
                  {" · "}
                  <bdi>{version.savedBy}</bdi>
                </span>
              )}
            </span>
            {index === 0 ? (
              <span className="text-muted">{t("Current")}</span>
            ) : (
              <Button variant="secondary" size="small" onClick={() => void compare(version)}>
                {t("Compare")}
              </Button>
            )}
          </li>
        ))}
      </ListPart>
      {compared && (
        <Dialog isOpen width="wide" title={t("Compare with this version")} onClose={() => setCompared(null)}>
          <div className="grid gap-4 p-5">
            {compared.error !== null && <p className="text-danger">{compared.error}</p>}
            <DifferenceTable
              differences={compared.differences}
              beforeLabel={t("Now")}
              afterLabel={t("In this version")}
              languages={languages}
            />
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="secondary" onClick={() => setCompared(null)}>
                {t("Back")}
              </Button>
              {canRestore && compared.differences.length > 0 && (
                <Button isPending={isPending} onClick={() => void restore(compared)}>
                  {t("Restore this version")}
                </Button>
              )}
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

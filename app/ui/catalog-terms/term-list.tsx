import type { ReactNode } from "react";
import type { TermRecord } from "#domain/catalog/term-admin/term-admin.ts";
import type { TermKind } from "#shared/term-kinds.ts";
import { Button } from "../parts/button.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

type TermListProps = {
  kind: TermKind;
  label: string;
  terms: readonly TermRecord[];
  canMerge: boolean;
  onOpen: (term: TermRecord) => void;
  onMerge: (term: TermRecord) => void;
  onDelete: (term: TermRecord) => void;
  /** Below a row, such as the values of an attribute. */
  below?: (term: TermRecord) => ReactNode;
};

/** Brands, colors, attributes, values, tags or units with how often they are used. */
export function TermList({ kind, label, terms, canMerge, onOpen, onMerge, onDelete, below }: TermListProps) {
  const page = usePage();
  const { t } = page;
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {terms.map((term) => (
        <li key={term.id} className="px-3 py-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Mark kind={kind} term={term} />
            <button
              type="button"
              data-action=""
              dir="auto"
              onClick={() => onOpen(term)}
              className="min-h-9 min-w-0 flex-1 basis-40 text-start font-semibold wrap-anywhere hover:underline"
            >
              {term.name}
              {term.translations.length > 0 && (
                <span className="block text-xs font-normal text-muted">
                  {term.translations.map(({ name }) => name).join(" · ")}
                </span>
              )}
            </button>
            <span className="text-sm text-muted tabular-nums">
              {t("Used")}: {formatNumber(page, term.usesCount)}
            </span>
            {canMerge && terms.length > 1 && (
              <Button
                look="quiet"
                size="small"
                aria-label={t("Merge {name}", { name: term.name })}
                onClick={() => onMerge(term)}
              >
                {t("Merge")}
              </Button>
            )}
            {term.usesCount === 0 && (
              <Button
                look="quiet"
                size="small"
                aria-label={t("Delete {name}", { name: term.name })}
                onClick={() => onDelete(term)}
              >
                {t("Delete")}
              </Button>
            )}
          </div>
          {below?.(term)}
        </li>
      ))}
    </ul>
  );
}

function Mark({ kind, term }: { kind: TermKind; term: TermRecord }) {
  if (kind === "brands")
    return <Picture file={term.image} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-field" />;
  if (kind !== "colors") return null;
  return (
    <svg aria-hidden viewBox="0 0 16 16" className="size-7 shrink-0 rounded-full border border-line-strong">
      <rect width="16" height="16" fill={term.hex} />
    </svg>
  );
}

import type { Difference } from "#domain/catalog/product-admin/product-admin.ts";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { differenceName } from "./product-labels.ts";

type DifferenceTableProps = {
  differences: readonly Difference[];
  beforeLabel: string;
  afterLabel: string;
  languages: readonly { code: string; name: string }[];
};

/** The old value next to the new one, field by field; one above the other on small screens. */
export function DifferenceTable({ differences, beforeLabel, afterLabel, languages }: DifferenceTableProps) {
  const { t } = usePage();
  if (differences.length === 0) return <p className="text-muted">{t("No differences.")}</p>;
  const nameOf = (of: string) => languages.find(({ code }) => code === of)?.name ?? of;
  return (
    <ul className="divide-y divide-line">
      {differences.map(({ field, of, before, after, pictures }) => (
        <li key={`${field}/${of}`} className="grid gap-2 py-3">
          <p className="text-sm font-semibold">
            {differenceName(field, t)}
            {of !== "" && (
              <span className="font-normal text-muted">
                {" · "}
                <bdi>{nameOf(of)}</bdi>
              </span>
            )}
          </p>
          <div className="grid gap-2 sm:grid-cols-2">
            <Side label={beforeLabel} text={before} files={pictures?.before} others={pictures?.after} isOld />
            <Side label={afterLabel} text={after} files={pictures?.after} others={pictures?.before} />
          </div>
        </li>
      ))}
    </ul>
  );
}

type SideProps = {
  label: string;
  text: string;
  files: readonly string[] | undefined;
  others: readonly string[] | undefined;
  isOld?: boolean;
};

function Side({ label, text, files, others = [], isOld = false }: SideProps) {
  const { t } = usePage();
  return (
    <div className={`min-w-0 rounded-field p-3 ${isOld ? "bg-danger-soft" : "bg-success-soft"}`}>
      <p className="text-xs text-muted">{label}</p>
      {files && files.length > 0 && (
        <ul className="my-1 flex flex-wrap gap-2">
          {files.map((file, index) => (
            <li key={file}>
              <Picture
                file={file}
                alt={
                  others.includes(file)
                    ? t("Picture {number}", { number: String(index + 1) })
                    : t("Picture {number}, only here", { number: String(index + 1) })
                }
                sizes="5rem"
                className={`size-20 rounded-field ${others.includes(file) ? "" : "ring-2 ring-ink"}`}
              />
            </li>
          ))}
        </ul>
      )}
      <p dir="auto" className="max-h-72 overflow-y-auto text-sm wrap-anywhere whitespace-pre-line">
        {text || (files && files.length > 0 ? "" : "–")}
      </p>
    </div>
  );
}

import type { PageDifference, PageVersion, TextChange } from "#domain/platform/page-admin/page-admin.ts";
import type { Translate } from "#shared/translate.ts";
import { Moment } from "../order/moment.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { usePage } from "../parts/page.tsx";

type VersionDifferenceProps = {
  version: PageVersion;
  differences: readonly PageDifference[];
  languages: readonly { code: string; name: string }[];
  onClose: () => void;
};

const FIELDS: Record<PageDifference["field"], (t: Translate) => string> = {
  title: (t) => t("Title"),
  description: (t) => t("Description for search engines"),
  body: (t) => t("Text"),
};

/** What has changed in the texts of a page since a version. */
export function VersionDifference({ version, differences, languages, onClose }: VersionDifferenceProps) {
  const { t } = usePage();
  const nameOf = (code: string) => languages.find((language) => language.code === code)?.name ?? code;
  return (
    <Dialog isOpen width="wide" title={t("Changes since this version")} onClose={onClose}>
      <div className="grid gap-4 p-5">
        <p className="text-sm text-muted">
          <Moment iso={version.createdAt} withTime />
        </p>
        {differences.length === 0 && <p>{t("No differences.")}</p>}
        {differences.map(({ languageCode, field, changes }) => (
          <section key={`${languageCode} ${field}`} className="min-w-0">
            <h3 className="mb-1.5 text-sm font-semibold">
              {FIELDS[field](t)}
              {languageCode !== null && (
                <span className="font-normal text-muted">
                  {" · "}
                  <bdi>{nameOf(languageCode)}</bdi>
                </span>
              )}
            </h3>
            <p dir="auto" className="rounded-field bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-line">
              {changes.some(({ kind }) => kind !== "same")
                ? changes.map((change, index) => <Change key={index} change={change} />)
                : t("Only the formatting has changed.")}
            </p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Change({ change: { kind, text } }: { change: TextChange }) {
  const { t } = usePage();
  if (kind === "same") return text;
  return kind === "removed" ? (
    <del className="bg-danger-soft">
      <span className="sr-only">{t("Removed:")} </span>
      {text}
    </del>
  ) : (
    <ins className="bg-success-soft">
      <span className="sr-only">{t("Added:")} </span>
      {text}
    </ins>
  );
}

import type { ForbiddenUse } from "#domain/catalog/product-admin/forbidden-words.ts";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { differenceName } from "./product-labels.ts";

type ForbiddenWordNoticeProps = {
  uses: readonly ForbiddenUse[];
  languages: readonly { code: string; name: string }[];
};

const SHOWN = 10;

/** The forbidden words of a product that waits, marked where they stand. */
export function ForbiddenWordNotice({ uses, languages }: ForbiddenWordNoticeProps) {
  const { t } = usePage();
  if (uses.length === 0) return null;
  return (
    <Notice kind="warning" title={t("Forbidden words in this product")}>
      <ul className="grid gap-1">
        {uses.slice(0, SHOWN).map(({ field, of, before, match, after }, index) => (
          <li key={index}>
            {[differenceName(field, t), languages.find(({ code }) => code === of)?.name].filter(Boolean).join(" · ")}
            {": "}
            <bdi className="wrap-anywhere">
              …{before}
              <mark className="bg-deal font-semibold text-on-deal">{match}</mark>
              {after}…
            </bdi>
          </li>
        ))}
      </ul>
      {uses.length > SHOWN && <p>{t("And {count} more", { count: uses.length - SHOWN })}</p>}
    </Notice>
  );
}

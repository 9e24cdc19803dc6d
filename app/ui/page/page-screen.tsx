import type { StaticPage } from "#domain/platform/page/page.ts";
import { formatDay, usePage } from "../parts/page.tsx";
import { WrittenText } from "../parts/written-text.tsx";

type PageScreenProps = {
  page: Pick<StaticPage, "title" | "body" | "updatedAt">;
  /** Of the text, where it may be another than the screen's. */
  languageCode?: string;
};

export function PageScreen({ page: { title, body, updatedAt }, languageCode }: PageScreenProps) {
  const page = usePage();
  return (
    <article className="content-width py-8 lg:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 dir="auto" className="text-3xl">
          {title}
        </h1>
        <p className="mt-2 text-sm text-muted">
          {page.t("Last updated {day}", { day: formatDay(page, updatedAt, { dateStyle: "long" }) })}
        </p>
        <WrittenText html={body} {...(languageCode && { languageCode })} className="mt-8" />
      </div>
    </article>
  );
}

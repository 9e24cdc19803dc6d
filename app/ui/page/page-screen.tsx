import type { StaticPage } from "#domain/platform/page/page.ts";
import { formatDay, usePage } from "../parts/page.tsx";
import { WrittenText } from "../parts/written-text.tsx";

export function PageScreen({ page: { title, body, updatedAt } }: { page: StaticPage }) {
  const page = usePage();
  return (
    <article className="content-width py-8 lg:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 text-sm text-muted">
          {page.t("Last updated {day}", { day: formatDay(page, updatedAt, { dateStyle: "long" }) })}
        </p>
        <WrittenText html={body} className="mt-8" />
      </div>
    </article>
  );
}

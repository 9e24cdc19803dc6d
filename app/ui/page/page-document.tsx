import { href } from "react-router";
import type { StaticPage } from "#domain/platform/page/page.ts";
import { breadcrumbList } from "../listing/listing-structured-data.ts";
import { useAddressOf } from "../listing/use-address-of.ts";
import { usePage } from "../parts/page.tsx";
import { DocumentHead } from "../shell/document-head.tsx";
import { shortened } from "../shell/shortened.ts";
import { questionsData, readQuestions } from "./questions.ts";

/** The metadata of a static page. */
export function PageDocument({ page: { slug, title, body, description } }: { page: StaticPage }) {
  const { t } = usePage();
  const addressOf = useAddressOf();
  const path = href("/page/:slug", { slug });
  const questions = readQuestions(body);
  const crumbs = [
    { name: t("Home"), to: "/" },
    { name: title, to: path },
  ];
  return (
    <DocumentHead
      name={title}
      description={description || shortened(body)}
      structuredData={[
        breadcrumbList(crumbs, addressOf),
        ...(questions.length > 0 ? [questionsData(questions, addressOf(path))] : []),
      ]}
    />
  );
}

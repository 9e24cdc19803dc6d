import { href, Link } from "react-router";
import type { ReportReason } from "#shared/review-choices.ts";
import { OrderPart } from "../order/order-part.tsx";
import { formatDay, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { reportReasonName } from "../review/report-dialog.tsx";

type Report = { id: number; reason: ReportReason; text: string; isOpen: boolean; createdAt: string };
type SubjectAsideProps<Shown extends Report> = {
  product: { image: string | null; productSlug: string; productName: string; shopName: string };
  reports: readonly Shown[];
  /** Whether a report is about a reply to the text. */
  isAboutReply: (report: Shown) => boolean;
};

/** Beside a moderated text: its product, and the reports about it. */
export function SubjectAside<Shown extends Report>({ product, reports, isAboutReply }: SubjectAsideProps<Shown>) {
  const page = usePage();
  const { t } = page;
  return (
    <aside aria-label={t("Product")} className="grid gap-5">
      <OrderPart title={t("Product")}>
        <div className="flex items-center gap-3">
          <Picture file={product.image} alt="" sizes="4rem" className="size-16 shrink-0 rounded-field" />
          <p className="min-w-0">
            <Link
              to={href("/product/:slug", { slug: product.productSlug })}
              className="font-semibold text-primary-text hover:underline"
            >
              {product.productName}
            </Link>
            <span className="block text-sm text-muted">{product.shopName}</span>
          </p>
        </div>
      </OrderPart>
      {reports.length > 0 && (
        <OrderPart title={t("Reports")}>
          <ul className="divide-y divide-line">
            {reports.map((report) => (
              <li key={report.id} className="py-2 text-sm first:pt-0">
                <p className="font-semibold">
                  {reportReasonName(report.reason, t)}{" "}
                  {isAboutReply(report) && <span className="font-normal text-muted">({t("Reply")})</span>}
                </p>
                {report.text && (
                  <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                    {report.text}
                  </p>
                )}
                <p className="text-muted">
                  {formatDay(page, report.createdAt)} · {report.isOpen ? t("Open") : t("Settled")}
                </p>
              </li>
            ))}
          </ul>
        </OrderPart>
      )}
    </aside>
  );
}

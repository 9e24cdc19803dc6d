import { Link, href } from "react-router";
import type { PurchaseView } from "#domain/orders/order/order.ts";

type LegalPageLinksProps = { purchase: Pick<PurchaseView, "trxId" | "legalPages">; secretKey?: string | null };

/** Links to the texts of the legal pages as they applied when the purchase was placed. */
export function LegalPageLinks({ purchase: { trxId, legalPages }, secretKey = null }: LegalPageLinksProps) {
  const withKey = secretKey ? `?key=${encodeURIComponent(secretKey)}` : "";
  return (
    <ul className="text-sm">
      {legalPages.map(({ versionId, title }) => (
        <li key={versionId}>
          <Link
            to={href("/purchase/:trxId/page/:version", { trxId, version: String(versionId) }) + withKey}
            className="inline-flex min-h-6 items-center text-primary-text hover:underline"
          >
            <bdi>{title}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

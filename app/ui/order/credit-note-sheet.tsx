import { Link, href } from "react-router";
import type { CreditNoteView } from "#domain/orders/document/credit-note-view.ts";
import { payoutText } from "#shared/payout-labels.ts";
import { Amount } from "../cart/amount.tsx";
import { isolated } from "../parts/isolated.ts";
import { usePage } from "../parts/page.tsx";
import { CreditedLines } from "./credited-lines.tsx";
import { Moment } from "./moment.tsx";
import { PostalAddress } from "./postal-address.tsx";
import { Sheet } from "./sheet.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { SheetFact, SheetPart } from "./sheet-part.tsx";
import { TaxTable } from "./tax-table.tsx";

type CreditNoteSheetProps = { note: CreditNoteView; marketName: string; secretKey: string | null };

/** A credit note on a printable page. */
export function CreditNoteSheet({ note, marketName, secretKey }: CreditNoteSheetProps) {
  const { t } = usePage();
  return (
    <Sheet label={t("Credit note {number}", { number: note.number })}>
      <SheetHead
        seller={note.seller}
        shopName={note.shop.name}
        marketName={marketName}
        title={t("Credit note")}
        number={note.number}
      />
      <div className="border-line mt-8 grid gap-6 border-t pt-6 sm:grid-cols-2 print:grid-cols-2">
        {note.billingAddress && (
          <SheetPart name={t("Credited to")}>
            <PostalAddress address={note.billingAddress} />
            {note.vatNumber !== "" && (
              <p>
                {t("VAT number")}: <bdi>{note.vatNumber}</bdi>
              </p>
            )}
          </SheetPart>
        )}
        <CreditNoteFacts note={note} secretKey={secretKey} />
      </div>
      <CreditedLines lines={note.lines} />
      <div className="mt-6 grid gap-8 sm:grid-cols-2 print:grid-cols-2">
        <TaxTable taxes={note.taxes} />
        <dl className="space-y-2 break-inside-avoid sm:col-start-2 print:col-start-2">
          <div className="flex items-baseline justify-between gap-4 text-lg font-semibold">
            <dt>{t("Total credited")}</dt>
            <dd>
              <Amount value={note.amount} />
            </dd>
          </div>
          <div className="text-muted flex justify-between gap-4 text-sm">
            <dt>{t("Includes tax")}</dt>
            <dd>
              <Amount value={note.tax} />
            </dd>
          </div>
        </dl>
      </div>
      <footer className="text-muted border-line mt-10 space-y-1 border-t pt-4 text-sm">
        {note.payouts.map(({ method, amount }) => (
          <p key={method}>{payoutText(t, method, isolated(amount.formatted))}</p>
        ))}
        {note.note !== "" && (
          <p>
            <bdi>{note.note}</bdi>
          </p>
        )}
      </footer>
    </Sheet>
  );
}

function CreditNoteFacts({ note, secretKey }: Pick<CreditNoteSheetProps, "note" | "secretKey">) {
  const { t } = usePage();
  const withKey = secretKey ? `?key=${encodeURIComponent(secretKey)}` : "";
  return (
    <dl className="space-y-2">
      <SheetFact name={t("Date")}>
        <Moment iso={note.issuedAt} />
      </SheetFact>
      {note.invoiceNumber && (
        <SheetFact name={t("Invoice")}>
          <Link
            to={href("/get-invoice/:orderCode", { orderCode: note.orderCode }) + withKey}
            className="font-semibold text-primary-text underline print:font-normal"
          >
            <bdi className="tabular-nums">{note.invoiceNumber}</bdi>
          </Link>
        </SheetFact>
      )}
      {note.invoicedAt && (
        <SheetFact name={t("Invoice date")}>
          <Moment iso={note.invoicedAt} />
        </SheetFact>
      )}
      <SheetFact name={t("Order")}>
        <bdi className="tabular-nums">{note.orderCode}</bdi>
      </SheetFact>
    </dl>
  );
}

import { addressTexts, amountText, dayText, isolated } from "#domain/orders/document/document-text.ts";
import type { PdfDocument, PdfBlock, PdfFile, Sheet } from "#domain/orders/document/pdf-document.ts";
import { renderPdfFile, type RenderFailure } from "#domain/orders/document/render-pdf-file.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { isNegative, isZero, negate, subtractMoney, type Money } from "#shared/money.ts";
import { writePercent } from "#shared/percent.ts";
import { failure, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { commissionInvoiceNumber, type Party, type Statement, type StatementLine } from "./statement.ts";
import { findStatementLines, findStatementRows } from "./statement.repository.ts";

/** A shop's closed month as a PDF: its statement, and the operator's invoice for the commission. */
export async function printStatement(
  ctx: Context,
  shopId: number,
  month: string,
): Promise<Result<PdfFile, RenderFailure>> {
  const [statement] = await findStatementRows(ctx, { shopId, month, limit: 1 });
  if (!statement) return failure({ code: "not_found" });
  const startsAt = new Date(`${month}-01T00:00:00Z`);
  const endsAt = new Date(Date.UTC(startsAt.getUTCFullYear(), startsAt.getUTCMonth() + 1, 1));
  const lines = await findStatementLines(ctx, shopId, { startsAt, endsAt });
  const document = await statementDocument(ctx, statement, lines);
  const name = `${month}-${shopId}.pdf`;
  return renderPdfFile(ctx, document, `statement-${name}`, `${ctx.t("Statement")}-${name}`);
}

async function statementDocument(ctx: Context, statement: Statement, lines: StatementLine[]): Promise<PdfDocument> {
  const { t, visitor } = ctx;
  const sheets = [await statementSheet(ctx, statement, lines)];
  if (statement.invoiceNumber !== null) sheets.push(await invoiceSheet(ctx, statement));
  return {
    name: `${t("Statement")} ${statement.month}`,
    languageCode: visitor.language.code,
    direction: visitor.language.direction,
    pageLabel: t("Page {page} of {pages}"),
    sheets,
  };
}

async function statementSheet(ctx: Context, statement: Statement, lines: StatementLine[]): Promise<Sheet> {
  const { t } = ctx;
  const names: [string, Money][] = [
    [t("Opening balance"), statement.opening],
    [t("Sales"), statement.sales],
    [t("Refunds"), statement.refunds],
    [t("Commission"), statement.commission],
    [t("Payouts"), statement.payouts],
    ...(isZero(statement.other) ? [] : ([[t("Other"), statement.other]] as [string, Money][])),
  ];
  return {
    heading: t("Statement"),
    number: isolated(statement.month),
    issuer: issuerOf(ctx, statement),
    blocks: [
      partsBlock(ctx, statement),
      {
        kind: "table",
        columns: [
          { name: t("Date"), share: 2 },
          { name: t("Type"), share: 2 },
          { name: t("Reference"), share: 3.5 },
          { name: t("Amount"), share: 2, isFigure: true },
        ],
        rows: await Promise.all(
          lines.map(async ({ at, kind, reference, amount }) => [
            { text: dayText(ctx, at.toISOString()) },
            { text: kindName(ctx, kind) },
            { text: isolated(reference) },
            { text: await written(ctx, amount) },
          ]),
        ),
      },
      {
        kind: "sums",
        rows: [
          ...(await Promise.all(names.map(async ([name, amount]) => ({ name, value: await written(ctx, amount) })))),
          { name: t("Closing balance"), value: await written(ctx, statement.closing), isStrong: true },
        ],
      },
    ],
  };
}

function kindName({ t }: Context, kind: StatementLine["kind"]): string {
  const names = { sale: t("Sale"), refund: t("Refund"), payout: t("Payout"), other: t("Other") };
  return names[kind];
}

/** An invoice; a credit note if more commission was given back than kept. */
async function invoiceSheet(ctx: Context, statement: Statement): Promise<Sheet> {
  const { t } = ctx;
  const gross = negate(statement.commission);
  const isCredit = isNegative(gross);
  const net = subtractMoney(gross, statement.tax);
  return {
    heading: isCredit ? t("Commission credit note") : t("Commission invoice"),
    number: isolated(commissionInvoiceNumber(statement)),
    issuer: issuerOf(ctx, statement),
    blocks: [
      partsBlock(ctx, statement),
      {
        kind: "table",
        columns: [
          { name: t("Description"), share: 6 },
          { name: t("Net"), share: 2, isFigure: true },
        ],
        rows: [
          [
            { text: t("Marketplace commission for {month}", { month: statement.month }) },
            { text: await written(ctx, net) },
          ],
        ],
      },
      {
        kind: "sums",
        rows: [
          { name: t("Net"), value: await written(ctx, net) },
          {
            name: `${t("Tax")} ${isolated(`${writePercent(statement.taxBasisPoints)}%`)}`,
            value: await written(ctx, statement.tax),
          },
          { name: t("Total"), value: await written(ctx, gross), isStrong: true },
        ],
      },
      { kind: "text", lines: [t("Already deducted from your earnings. There's nothing to pay.")] },
    ],
  };
}

async function written(ctx: Context, amount: Money): Promise<string> {
  return amountText(await showAmount(ctx, amount));
}

function issuerOf(ctx: Context, { operator }: Statement): Sheet["issuer"] {
  return operator
    ? { name: isolated(operator.name), lines: linesOf(ctx, operator).slice(1) }
    : { name: isolated(ctx.settings.shopName), lines: [isolated(ctx.settings.shopAddress)].filter(Boolean) };
}

function partsBlock(ctx: Context, statement: Statement): PdfBlock {
  const { t } = ctx;
  const { shop, shopName, createdAt } = statement;
  return {
    kind: "parts",
    parts: [
      { name: t("Shop"), lines: shop ? linesOf(ctx, shop) : [isolated(shopName)] },
      { name: t("Details"), lines: [`${t("Date")}: ${dayText(ctx, createdAt.toISOString())}`] },
    ],
  };
}

function linesOf(ctx: Context, party: Party): string[] {
  const { vatNumber, ...address } = party;
  const names = new Intl.DisplayNames([ctx.visitor.language.code], { type: "region" });
  const countryName = address.countryCode ? (names.of(address.countryCode) ?? "") : "";
  return [
    ...addressTexts({ ...address, countryName, phone: "" }),
    ...(vatNumber ? [`${ctx.t("VAT number")}: ${isolated(vatNumber)}`] : []),
  ];
}

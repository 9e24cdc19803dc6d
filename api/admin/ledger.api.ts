import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { findAccountSums, LIABILITIES } from "#domain/accounts/ledger/find-account-sums.ts";
import { monthInput, yearQuery } from "#domain/accounts/payout/payout.input.ts";
import { closeMonth } from "#domain/accounts/statement/close-month.ts";
import { exportIncome } from "#domain/accounts/statement/export-income.ts";
import { findStatements, getNextClose } from "#domain/accounts/statement/find-statements.ts";
import { printStatement } from "#domain/accounts/statement/print-statement.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { answerPdf, answersPdf, answersTable, answerTable } from "../file-answer.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { statementSchema } from "../payout.schema.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: ledger", "payouts.manage");

const named = z.array(z.object({ name: z.string(), amount: shownMoneySchema }));
const ledger = routes.get(
  "/admin/ledger",
  "The operator's liabilities, results and funds, summed from the ledger",
  {},
  z.object({
    liabilities: z.array(z.object({ name: z.enum(LIABILITIES), amount: shownMoneySchema })),
    points: z.object({ count: z.int(), amount: shownMoneySchema }),
    results: named,
    funds: shownMoneySchema,
    difference: shownMoneySchema,
    next_close: z.string().nullable(),
  }),
);

const close = routes.post(
  "/admin/ledger-closes",
  "Close a month permanently, and write its statements and commission invoices",
  body(monthInput),
  doneSchema,
);

const statements = routes.get(
  "/admin/statements",
  "The closed months of all shops; the newest first",
  {},
  z.object({ statements: z.array(statementSchema) }),
);

const statement = routes.get(
  "/admin/shop-statements/{id}/{month}/statement.pdf",
  "The statement of a shop's month, with the invoice for the commission, as a PDF",
  { params: idParameter.extend(monthInput.shape) },
  answersPdf,
);

const report = routes.get(
  "/admin/income-report.csv",
  "The income of all shops in a year by quarter, as platforms report it",
  { query: yearQuery },
  answersTable,
);

export const adminLedgerApi = createRouter()
  .openapi(ledger, async (c) => {
    const { ctx } = c.var;
    const sums = await findAccountSums(ctx);
    return c.json(toWire({ ...sums, nextClose: await getNextClose(ctx) }), 200);
  })
  .openapi(close, async (c) => {
    const closed = await closeMonth(c.var.ctx, c.req.valid("json").month);
    return done(c, closed, c.var.ctx.t("Month closed"));
  })
  .openapi(statements, async (c) => c.json({ statements: toWire(await findStatements(c.var.ctx, null)) }, 200))
  .openapi(statement, async (c) => {
    const { id, month } = c.req.valid("param");
    const printed = await printStatement(c.var.ctx, id, month);
    return printed.ok ? answerPdf(c, printed.value) : refuse(c, printed.failure);
  })
  .openapi(report, async (c) => {
    const { year } = c.req.valid("query");
    return answerTable(c, await exportIncome(c.var.ctx, year, null), `income-${year}`);
  });

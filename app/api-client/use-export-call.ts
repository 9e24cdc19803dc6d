import { useMemo } from "react";
import { ORDER_COLUMNS, ORDER_LINE_COLUMNS } from "#shared/list/export-columns.ts";
import { SOUK_COLUMNS } from "#shared/list/souk-columns.ts";
import type { ExportCall, ExportRequest, ExportRun } from "../ui/desk/data-table/export-call.ts";
import { usePage } from "../ui/parts/page.tsx";
import { type Outcome, useCall } from "./call.ts";

type Kind = "admin-orders" | "admin-products" | "seller-products";
type Started = Outcome<{ export: ExportRun }>;

/** How a table exports its rows: starts the job, and asks how far it is. */
export function useExportCall(kind: Kind): ExportCall {
  const call = useCall();
  const { appPath } = usePage();
  return useMemo(() => {
    const quiet = { refusal: "none", isSuccessShown: false } as const;
    const path = {
      "admin-orders": "admin/orders",
      "admin-products": "admin/products",
      "seller-products": "seller/products",
    };
    const products = { name: "products", columns: SOUK_COLUMNS };
    const orders = [
      { name: "orders", columns: ORDER_COLUMNS },
      { name: "order_lines", columns: ORDER_LINE_COLUMNS },
    ];
    function send(part: string, json: Omit<ExportRequest, "part">): Promise<Started> {
      // The dialog offers the columns of the list only.
      const input = { json: json as never };
      if (kind === "admin-products") return call.post("/admin/products/exports", input, quiet);
      if (kind === "seller-products") return call.post("/seller/products/exports", input, quiet);
      return part === "order_lines"
        ? call.post("/admin/order-lines/exports", input, quiet)
        : call.post("/admin/orders/exports", input, quiet);
    }
    function ask(id: number): Promise<Started> {
      const input = { param: { id: String(id) } };
      if (kind === "admin-products") return call.get("/admin/products/exports/:id", input, quiet);
      if (kind === "seller-products") return call.get("/seller/products/exports/:id", input, quiet);
      return call.get("/admin/orders/exports/:id", input, quiet);
    }
    const runOf = (outcome: Started) => (outcome.ok ? outcome.answer.export : null);
    return {
      parts: kind === "admin-orders" ? orders : [products],
      start: async ({ part, ...json }) => runOf(await send(part, json)),
      look: async (id) => runOf(await ask(id)),
      fileOf: (id) => `${appPath}${path[kind]}/exports/${id}/file`,
    };
  }, [call, kind, appPath]);
}

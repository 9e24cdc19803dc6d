import { useEffect, useState } from "react";
import type { InventoryRecord, MovementRecord } from "#domain/fulfilment/inventory/inventory.ts";
import { Button } from "../parts/button.tsx";
import { Drawer } from "../parts/dialog.tsx";
import { formatDay, formatNumber, usePage } from "../parts/page.tsx";
import type { InventoryCalls } from "./inventory-calls.ts";
import { movementName, movementUnits } from "./inventory-labels.ts";
import { StockName } from "./stock-name.tsx";

const AT_ONCE = 50;

type MovementsDrawerProps = { row: InventoryRecord; calls: InventoryCalls; onClose: () => void };

/** What changed the stock of a variant, the latest first. */
export function MovementsDrawer({ row, calls, onClose }: MovementsDrawerProps) {
  const { t } = usePage();
  const [movements, setMovements] = useState<readonly MovementRecord[]>([]);
  const [state, setState] = useState<"loading" | "more" | "whole" | "failed">("loading");

  async function load(known: readonly MovementRecord[]): Promise<void> {
    setState("loading");
    const found = await calls.findMovements(row.variantId, known.at(-1)?.id);
    if (found) setMovements([...known, ...found]);
    setState(found ? (found.length === AT_ONCE ? "more" : "whole") : "failed");
  }

  useEffect(() => {
    void load([]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- loaded once, when it opens
  }, [row.variantId]);

  return (
    <Drawer isOpen title={t("Stock history")} onClose={onClose}>
      <div className="grid gap-4 p-5">
        <StockName row={row} isShopNamed={false} />
        <ol aria-label={t("Stock history")} aria-busy={state === "loading"} className="divide-y divide-line">
          {movements.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </ol>
        {state === "whole" && movements.length === 0 && <p className="text-muted">{t("Nothing has changed yet.")}</p>}
        {state === "failed" && (
          <p role="alert" className="text-danger">
            {t("Something went wrong. Please try again.")}
          </p>
        )}
        {state !== "whole" && (
          <Button variant="secondary" isPending={state === "loading"} onClick={() => void load(movements)}>
            {t("Show more")}
          </Button>
        )}
      </div>
    </Drawer>
  );
}

function Movement({ movement }: { movement: MovementRecord }) {
  const page = usePage();
  const { t } = page;
  const { actor, orderCode, note } = movement;
  const who = actor && (actor.name || t("The marketplace"));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 text-sm">
      <span className="font-medium">{movementName(movement.kind, t)}</span>
      <bdi className="figures font-semibold">
        {formatNumber(page, movementUnits(movement), { signDisplay: "exceptZero" })}
      </bdi>
      <span className="col-span-2 text-muted">
        {formatDay(page, movement.createdAt, { dateStyle: "medium", timeStyle: "short" })}
        {" UTC"}
        {who && (
          <>
            {" · "}
            <bdi>{who}</bdi>
          </>
        )}
        {orderCode && (
          <>
            {" · "}
            <bdi>{orderCode}</bdi>
          </>
        )}
      </span>
      {note !== "" && (
        <span className="col-span-2 break-words" dir="auto">
          {note}
        </span>
      )}
    </li>
  );
}

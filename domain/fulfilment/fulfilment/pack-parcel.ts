import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { publishParcel } from "../../orders/order/publish-order-status.ts";
import type { PackParcelInput } from "./fulfilment.input.ts";
import type { OrderManager } from "./fulfilment.ts";
import { findPackedLines, insertParcel, type PackedLine } from "./fulfilment.repository.ts";
import { getOrderInState } from "./get-order-in-state.ts";
import { readPackage } from "./read-package.ts";
import { readTracking } from "./read-tracking.ts";

export type PackParcelFailure = Failure<"not_found" | "wrong_state" | "nothing_to_pack" | "too_many_to_pack">;

type Units = { orderLineId: number; quantity: number };

/** Packs units of an order into a parcel; an order may have several. */
export async function packParcel(
  ctx: Context,
  manager: OrderManager,
  code: string,
  input: PackParcelInput,
): Promise<Result<{ id: number; code: string }, PackParcelFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<{ id: number; code: string }, PackParcelFailure>> => {
    const order = await getOrderInState(inside, manager, code, ["confirmed", "picked_up", "on_the_way"]);
    if (!order.ok) return order;
    const units = chooseUnits(await findPackedLines(inside, order.value.id), input.lines);
    if (!units.ok) return units;
    const tracking = await readTracking(inside, order.value.shopId, input);
    const box = await readPackage(inside, order.value.shopId, input);
    if (!box.ok) return box;
    const id = await insertParcel(inside, order.value.id, { ...tracking, ...box.value }, units.value);
    await publishParcel(inside, order.value.id);
    return success({ id, code: order.value.code });
  });
}

function chooseUnits(
  lines: readonly PackedLine[],
  wanted: PackParcelInput["lines"],
): Result<Units[], Failure<"not_found" | "nothing_to_pack" | "too_many_to_pack">> {
  const left = new Map(lines.map((line) => [line.orderLineId, unitsLeft(line)]));
  if (!wanted) {
    const all = [...left].flatMap(([orderLineId, quantity]) => (quantity > 0 ? [{ orderLineId, quantity }] : []));
    return all.length > 0 ? success(all) : failure({ code: "nothing_to_pack" });
  }
  const units = new Map<number, number>();
  for (const { order_line_id, quantity } of wanted)
    units.set(order_line_id, (units.get(order_line_id) ?? 0) + quantity);
  for (const [orderLineId, quantity] of units) {
    const count = left.get(orderLineId);
    if (count === undefined) return failure({ code: "not_found" });
    const { name } = lines.find((line) => line.orderLineId === orderLineId)!;
    if (quantity > count) return failure({ code: "too_many_to_pack", values: { count, name } });
  }
  return success([...units].map(([orderLineId, quantity]) => ({ orderLineId, quantity })));
}

export function unitsLeft({ quantity, packed, onTheWay, delivered, lost }: PackedLine): number {
  return quantity - packed - onTheWay - delivered - lost;
}

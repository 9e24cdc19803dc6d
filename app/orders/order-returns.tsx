import type { OrderReturns as OrderReturnsView } from "#domain/orders/return/find-return-part.ts";
import { ReturnPart } from "../ui/return/return-part.tsx";
import { useWithdrawReturn } from "./use-return-actions.ts";

/** Returns and refunds on the customer's order, with the possible actions. */
export function OrderReturns({ code, part }: { code: string; part: OrderReturnsView }) {
  const { pending, withdraw } = useWithdrawReturn();
  return <ReturnPart code={code} {...part} pending={pending} onWithdraw={(id) => void withdraw(id)} />;
}

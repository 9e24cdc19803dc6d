import type { ChangeAddressFailure } from "#domain/orders/order/change-delivery-address.ts";
import type { Refusal } from "#shared/failures.ts";
import { refuse, refuseInput, type ApiContext } from "./answer.ts";

/** Why an order does not go to another address. */
export function refuseAddress(c: ApiContext, failure: ChangeAddressFailure | Refusal): never {
  return "errors" in failure ? refuseInput(c, failure.errors) : refuse(c, failure);
}

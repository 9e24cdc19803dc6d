import { StripeRefusal, type StripeObject, type Transfer } from "./fake-stripe-objects.ts";

type Store = {
  keep<Kind extends StripeObject>(object: Kind & { id: string }): Kind;
  all<Kind extends StripeObject>(beginning: string): Kind[];
  notify(kind: string, id: string): void;
  newId(kind: string): string;
};

const DEFAULT_LIMIT = 10;

/** Stripe Connect: accounts of shops, and transfers to them out of the platform's balance. */
export function createConnect({ keep, all, notify, newId }: Store) {
  let balance: number | null = null;

  /** Refuses what Stripe refuses, with its codes. */
  function transfer(form: URLSearchParams): Transfer {
    const destination = form.get("destination") ?? "";
    const amount = Number(form.get("amount"));
    const account = all<StripeObject>("acct_").find(({ id }) => id === destination);
    if (!account)
      throw refusal(`No such destination: '${destination}'`, { code: "resource_missing", about: "destination" });
    if ((account.capabilities as { transfers: string }).transfers !== "active")
      throw refusal(
        "Your destination account needs to have at least one of the following capabilities enabled: transfers",
        { code: "insufficient_capabilities_for_transfer" },
      );
    if (!Number.isInteger(amount) || amount < 1) throw refusal("Invalid positive integer", { about: "amount" });
    if (balance !== null && amount > balance)
      throw refusal("You have insufficient available funds in your Stripe account.", { code: "balance_insufficient" });
    if (balance !== null) balance -= amount;
    const made = keep<Transfer>({
      id: newId("tr"),
      object: "transfer",
      amount,
      amount_reversed: 0,
      currency: form.get("currency"),
      destination,
      transfer_group: form.get("transfer_group"),
      description: form.get("description"),
      reversed: false,
    });
    notify("transfer.created", made.id);
    return made;
  }

  return {
    transfer,
    /** The newest first. */
    findTransfers(query: URLSearchParams): Transfer[] {
      const found = all<Transfer>("tr_").filter(({ transfer_group: group }) => group === query.get("transfer_group"));
      return found.toReversed().slice(0, Number(query.get("limit") ?? DEFAULT_LIMIT));
    },
    ofBank: {
      transfers: () => all<Transfer>("tr_"),
      connect(canBePaid = true): string {
        const id = newId("acct");
        const capabilities = { transfers: canBePaid ? "active" : "pending" };
        keep({ id, object: "account", capabilities, payouts_enabled: canBePaid });
        return id;
      },
      setBalance(minor: number | null): void {
        balance = minor;
      },
      reverseTransfer(id: string): void {
        const made = all<Transfer>("tr_").find((each) => each.id === id)!;
        Object.assign(made, { reversed: true, amount_reversed: made.amount });
        notify("transfer.reversed", id);
      },
    },
  };
}

function refusal(message: string, details: { code?: string; about?: string }): StripeRefusal {
  return new StripeRefusal(400, "invalid_request_error", message, details);
}

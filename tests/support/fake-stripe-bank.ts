import { randomBytes } from "node:crypto";
import { createConnect } from "./fake-stripe-connect.ts";
import {
  list,
  readMetadata,
  StripeRefusal,
  TEST_CARDS,
  wrongState,
  type Card,
  type Charge,
  type FakeBank,
  type Session,
  type StripeObject,
} from "./fake-stripe-objects.ts";

const LISTED: Record<string, string> = { disputes: "dp_", sessions: "cs_", refunds: "re_" };

export function createBank(apiUrl: string): FakeBank {
  const objects = new Map<string, StripeObject>();
  const news: { kind: string; id: string }[] = [];
  const newId = (kind: string) => `${kind}_test_${randomBytes(12).toString("hex")}`;
  const all = <Kind extends StripeObject>(beginning: string) =>
    [...objects.entries()].filter(([id]) => id.startsWith(beginning)).map(([, object]) => object as Kind);

  function keep<Kind extends StripeObject>(object: Kind & { id: string }): Kind {
    objects.set(object.id, object);
    return object;
  }

  function get<Kind extends StripeObject>(id: string, about = "id"): Kind {
    const found = objects.get(id);
    if (!found)
      throw new StripeRefusal(404, "invalid_request_error", `No such object: ${id}`, {
        code: "resource_missing",
        about,
      });
    return found as Kind;
  }

  function notify(kind: string, id: string): void {
    news.push({ kind, id });
  }

  const connect = createConnect({ keep, all, notify, newId });

  function createSession(form: URLSearchParams): StripeObject {
    const customer = form.get("customer");
    if (customer !== null) get(customer, "customer");
    const id = newId("cs");
    const price = "line_items[0][price_data]";
    return keep<Session>({
      id,
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      amount_total: Number(form.get(`${price}[unit_amount]`)),
      currency: form.get(`${price}[currency]`) ?? "",
      customer,
      payment_intent: null,
      success_url: form.get("success_url") ?? "",
      cancel_url: form.get("cancel_url") ?? "",
      expires_at: Number(form.get("expires_at")),
      metadata: readMetadata(form, "metadata"),
      url: `${apiUrl}/pay/${id}`,
      isSavingOffered: form.get("saved_payment_method_options[payment_method_save]") === "enabled",
      charge: readMetadata(form, "payment_intent_data[metadata]"),
    });
  }

  function createCharge(values: Partial<Charge>): Charge {
    return keep<Charge>({
      object: "payment_intent",
      status: "requires_confirmation",
      amount: 0,
      amount_received: 0,
      currency: "",
      payment_method: null,
      ...values,
      id: newId("pi"),
    });
  }

  /** Money moves here and nowhere else. */
  function succeed(charge: Charge): void {
    if (charge.status === "succeeded") throw new Error(`${charge.id} was charged twice`);
    charge.status = "succeeded";
    charge.amount_received = charge.amount;
    notify("payment_intent.succeeded", charge.id);
    const session = all<Session>("cs_").find(({ payment_intent }) => payment_intent === charge.id);
    if (!session) return;
    session.status = "complete";
    session.payment_status = "paid";
    notify("checkout.session.completed", session.id);
  }

  function payPage(id: string, number: string, isKept: boolean) {
    const session = get<Session>(id);
    if (session.status !== "open") throw new Error(`The page of ${id} is closed`);
    const charge = createCharge({
      amount: session.amount_total,
      currency: session.currency,
      customer: session.customer,
      metadata: session.charge,
      return_url: session.success_url,
    });
    if (number === TEST_CARDS.declined) {
      charge.status = "requires_payment_method";
      notify("payment_intent.payment_failed", charge.id);
      return { status: "declined" as const, charge: charge.id };
    }
    session.payment_intent = charge.id;
    if (isKept && session.isSavingOffered && session.customer)
      charge.payment_method = keepCard(session.customer, number).id;
    if (number === TEST_CARDS.secured) {
      charge.status = "requires_action";
      return { status: "secured" as const, charge: charge.id };
    }
    succeed(charge);
    return { status: "paid" as const, charge: charge.id };
  }

  function keepCard(customer: string, number: string): Card {
    const card = { brand: "visa", last4: number.slice(-4), exp_month: 12, exp_year: 2040 };
    return keep<Card>({
      id: newId("pm"),
      object: "payment_method",
      type: "card",
      customer,
      number,
      allow_redisplay: "always",
      card,
    });
  }

  function confirm(charge: Charge, form: URLSearchParams): StripeObject {
    if (charge.status !== "requires_confirmation") throw wrongState(charge);
    const card = get<Card>(charge.payment_method ?? "", "payment_method");
    charge.return_url = form.get("return_url") ?? "";
    if (card.number === TEST_CARDS.laterDeclined) {
      charge.status = "requires_payment_method";
      charge.last_payment_error = { code: "card_declined" };
      notify("payment_intent.payment_failed", charge.id);
      throw new StripeRefusal(402, "card_error", "Your card was declined.", { code: "card_declined" });
    }
    if (card.number === TEST_CARDS.secured) {
      charge.status = "requires_action";
      charge.next_action = { type: "redirect_to_url", redirect_to_url: { url: `${apiUrl}/secure/${charge.id}` } };
    } else succeed(charge);
    return charge;
  }

  function createRefund(form: URLSearchParams): StripeObject {
    const charge = get<Charge>(form.get("payment_intent") ?? "");
    const sent = all("re_")
      .filter(({ payment_intent }) => payment_intent === charge.id)
      .reduce((sum, { amount }) => sum + Number(amount), 0);
    const amount = Number(form.get("amount"));
    if (all("dp_").some(({ payment_intent, status }) => payment_intent === charge.id && status !== "won"))
      throw new StripeRefusal(400, "invalid_request_error", "The charge is disputed", { code: "charge_disputed" });
    if (sent + amount > charge.amount_received)
      throw new StripeRefusal(400, "invalid_request_error", "More than was charged", { about: "amount" });
    const refund = { object: "refund", status: "succeeded", payment_intent: charge.id, amount };
    return keep({ ...refund, id: newId("re"), metadata: readMetadata(form, "metadata") });
  }

  function answer(method: string, url: URL, form: URLSearchParams): StripeObject {
    const [noun = "", ...rest] = url.pathname.replace("/v1/", "").replace("checkout/", "").split("/");
    const [id = "", action = ""] = rest;
    switch (`${method} ${noun}${id && "/id"}${action && `/${action}`}`) {
      case "GET balance":
        return { object: "balance", available: [], pending: [] };
      case "POST sessions":
        return createSession(form);
      case "GET sessions/id": {
        const session = get<Session>(id);
        const isExpanded = [...url.searchParams.values()].includes("payment_intent");
        return {
          ...session,
          payment_intent: (isExpanded && objects.get(session.payment_intent ?? "")) || session.payment_intent,
        };
      }
      case "POST sessions/id/expire":
        if (get<Session>(id).status !== "open") throw wrongState(get(id));
        expire(id);
        return get(id);
      case "POST payment_intents":
        return createCharge({
          amount: Number(form.get("amount")),
          currency: form.get("currency") ?? "",
          customer: get(form.get("customer") ?? "", "customer").id,
          payment_method: get<Card>(form.get("payment_method") ?? "", "payment_method").id,
          metadata: readMetadata(form, "metadata"),
        });
      case "GET payment_intents/id":
        return get(id);
      case "POST payment_intents/id/confirm":
        return confirm(get<Charge>(id), form);
      case "POST payment_intents/id/cancel": {
        const charge = get<Charge>(id);
        if (charge.status === "succeeded" || charge.status === "canceled") throw wrongState(charge);
        charge.status = "canceled";
        notify("payment_intent.canceled", id);
        return charge;
      }
      case "POST refunds":
        return createRefund(form);
      case "GET disputes":
      case "GET sessions":
      case "GET refunds":
        return list(all(LISTED[noun]!).filter((one) => one.payment_intent === url.searchParams.get("payment_intent")));
      case "POST transfers":
        return connect.transfer(form);
      case "GET transfers":
        return list(connect.findTransfers(url.searchParams));
      case "GET accounts/id":
        return get(id);
      case "POST customers":
        return keep({ id: newId("cus"), object: "customer", email: form.get("email") });
      case "DELETE customers/id":
        for (const card of all<Card>("pm_")) if (card.customer === id) card.customer = null;
        objects.delete(id);
        return { id, object: "customer", deleted: true };
      case "GET customers/id/payment_methods":
        get(id, "customer");
        return list(all<Card>("pm_").filter(({ customer }) => customer === id));
      case "POST payment_methods/id/detach": {
        const card = get<Card>(id);
        card.customer = null;
        return card;
      }
      default:
        throw new StripeRefusal(404, "invalid_request_error", `Unrecognized request: ${method} ${url.pathname}`);
    }
  }

  function expire(id: string): void {
    get<Session>(id).status = "expired";
    notify("checkout.session.expired", id);
  }

  function dispute(id: string, status: string): string {
    const page = objects.get(id) as Session | undefined;
    const charge = get<Charge>(page?.payment_intent ?? id);
    const made = keep({
      id: newId("dp"),
      object: "dispute",
      payment_intent: charge.id,
      amount: charge.amount_received,
      currency: charge.currency,
      status,
    });
    notify("charge.dispute.created", made.id);
    return made.id;
  }

  const bank: FakeBank = {
    answer,
    find: (id) => objects.get(id),
    sessions: () => all<Session>("cs_"),
    charges: () => all<Charge>("pi_"),
    refunds: () => all("re_"),
    cards: () => all<Card>("pm_"),
    ...connect.ofBank,
    payPage(id, card, isKept) {
      const paid = payPage(id, card, isKept);
      bank.onNews();
      return paid;
    },
    secure(chargeId, isRight) {
      const charge = get<Charge>(chargeId);
      if (isRight) succeed(charge);
      else {
        charge.status = "requires_payment_method";
        charge.last_payment_error = { code: "payment_intent_authentication_failure" };
        const session = all<Session>("cs_").find(({ payment_intent }) => payment_intent === chargeId);
        if (session) session.payment_intent = null;
        notify("payment_intent.payment_failed", chargeId);
      }
      bank.onNews();
    },
    dispute(id, status = "needs_response") {
      const made = dispute(id, status);
      bank.onNews();
      return made;
    },
    moveDispute(id, status) {
      get(id).status = status;
      notify(/^(won|lost)$/.test(status) ? "charge.dispute.closed" : "charge.dispute.updated", id);
      bank.onNews();
    },
    expire(id) {
      expire(id);
      bank.onNews();
    },
    takeNews: () => news.splice(0),
    onNews: () => undefined,
  };
  return bank;
}

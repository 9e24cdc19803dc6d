import { randomBytes } from "node:crypto";

type Amount = { currency_code: string; value: string };
export type PaypalCapture = { id: string; status: string; amount: Amount; orderId: string };
export type PaypalRefund = { id: string; status: string; amount: Amount; custom_id?: string; captureId: string };
type Links = { return_url: string; cancel_url: string };
export type PaypalOrder = {
  id: string;
  status: string;
  amount: Amount;
  custom_id: string;
  links: Links;
  /** The payer has chosen a card that is declined when the shop captures. */
  isDeclining: boolean;
  captures: PaypalCapture[];
};
export type PaypalDispute = {
  id: string;
  captureId: string;
  amount: Amount;
  status: string;
  stage: string;
  outcome?: string;
  refunded?: Amount;
};

export class PaypalRefusal extends Error {
  readonly status: number;

  constructor(status: number, issue: string) {
    super(issue);
    this.status = status;
  }
}

const WHOLE = new Set(["HUF", "JPY", "TWD"]);
const newId = (length = 17) => randomBytes(length).toString("hex").slice(0, length).toUpperCase();

/** PayPal's orders, captures, refunds and disputes, and its responses about them. */
export class FakePaypalOrders {
  readonly all: PaypalOrder[] = [];
  readonly refunds: PaypalRefund[] = [];
  readonly disputes: PaypalDispute[] = [];
  /** Webhooks that are due: the event and what it is about. */
  readonly news: { kind: string; resource: object }[] = [];
  readonly #pageOf: (id: string) => string;

  constructor(pageOf: (id: string) => string) {
    this.#pageOf = pageOf;
  }

  create(body: object): object {
    const input = body as {
      intent?: string;
      purchase_units?: { amount: Amount; custom_id: string }[];
      payment_source?: { paypal: { experience_context: Links } };
    };
    const unit = input.purchase_units?.[0];
    const links = input.payment_source?.paypal.experience_context;
    if (input.intent !== "CAPTURE" || !unit || !links) throw new PaypalRefusal(400, "MALFORMED_REQUEST");
    checkDecimals(unit.amount);
    const order: PaypalOrder = {
      id: newId(),
      status: "PAYER_ACTION_REQUIRED",
      amount: unit.amount,
      custom_id: unit.custom_id,
      links,
      isDeclining: false,
      captures: [],
    };
    this.all.push(order);
    return this.show(order);
  }

  get(id: string): PaypalOrder {
    const order = this.all.find((each) => each.id === id);
    if (!order) throw new PaypalRefusal(404, "INVALID_RESOURCE_ID");
    return order;
  }

  /** The payer on PayPal's page. */
  approve(id: string, isDeclining = false): void {
    const order = this.get(id);
    order.status = "APPROVED";
    order.isDeclining = isDeclining;
    this.news.push({ kind: "CHECKOUT.ORDER.APPROVED", resource: { id } });
  }

  /** No one has approved it for hours. */
  expire(id: string): void {
    this.all.splice(this.all.indexOf(this.get(id)), 1);
  }

  capture(id: string): object {
    const order = this.get(id);
    if (order.status === "COMPLETED") throw new PaypalRefusal(422, "ORDER_ALREADY_CAPTURED");
    if (order.status !== "APPROVED") throw new PaypalRefusal(422, "ORDER_NOT_APPROVED");
    if (order.isDeclining) throw new PaypalRefusal(422, "INSTRUMENT_DECLINED");
    order.status = "COMPLETED";
    const capture = { id: newId(), status: "COMPLETED", amount: order.amount, orderId: id };
    order.captures.push(capture);
    this.news.push({ kind: "PAYMENT.CAPTURE.COMPLETED", resource: showCapture(capture) });
    return this.show(order);
  }

  captureById(id: string): PaypalCapture {
    const capture = this.all.flatMap(({ captures }) => captures).find((each) => each.id === id);
    if (!capture) throw new PaypalRefusal(404, "INVALID_RESOURCE_ID");
    return capture;
  }

  refund(captureId: string, body: object): object {
    const { amount, custom_id } = body as { amount: Amount; custom_id?: string };
    const capture = this.captureById(captureId);
    checkDecimals(amount);
    const sent = this.refunds.filter((each) => each.captureId === captureId);
    const total = sent.reduce((sum, each) => sum + Number(each.amount.value), Number(amount.value));
    if (total > Number(capture.amount.value) + 0.001) throw new PaypalRefusal(422, "REFUND_AMOUNT_EXCEEDED");
    const refund = { id: newId(), status: "COMPLETED", amount, captureId, ...(custom_id && { custom_id }) };
    this.refunds.push(refund);
    capture.status = total > Number(capture.amount.value) - 0.001 ? "REFUNDED" : "PARTIALLY_REFUNDED";
    return refund;
  }

  /** The payer complains to PayPal. Returns the dispute's id. */
  dispute(orderId: string, stage = "CHARGEBACK"): string {
    const [capture] = this.get(orderId).captures;
    const id = `PP-D-${newId(6)}`;
    this.disputes.push({ id, captureId: capture!.id, amount: capture!.amount, status: "UNDER_REVIEW", stage });
    this.#notifyDispute(id, "CREATED");
    return id;
  }

  /** `refunded`: the amount that the payer has got back. */
  decide(disputeId: string, outcome: string, refunded?: Amount): void {
    Object.assign(
      this.disputes.find(({ id }) => id === disputeId)!,
      { status: "RESOLVED", outcome, refunded },
    );
    this.#notifyDispute(disputeId, "RESOLVED");
  }

  showDispute(id: string): object {
    const { status, amount, stage, outcome, refunded } = this.disputes.find((each) => each.id === id)!;
    return {
      dispute_id: id,
      status,
      dispute_amount: amount,
      dispute_life_cycle_stage: stage,
      ...(outcome && { dispute_outcome: { outcome_code: outcome, ...(refunded && { amount_refunded: refunded }) } }),
    };
  }

  show({ id, status, amount, custom_id, captures }: PaypalOrder): object {
    const ids = new Set(captures.map((capture) => capture.id));
    const refunds = this.refunds.filter(({ captureId }) => ids.has(captureId));
    return {
      id,
      status,
      intent: "CAPTURE",
      purchase_units: [
        {
          amount,
          custom_id,
          ...(captures.length > 0 && { payments: { captures: captures.map(showCapture), refunds } }),
        },
      ],
      links: [{ rel: "payer-action", href: this.#pageOf(id), method: "GET" }],
    };
  }

  #notifyDispute(id: string, what: string): void {
    const { captureId } = this.disputes.find((each) => each.id === id)!;
    const resource = { dispute_id: id, disputed_transactions: [{ seller_transaction_id: captureId }] };
    this.news.push({ kind: `CUSTOMER.DISPUTE.${what}`, resource });
  }
}

export function showCapture({ orderId, ...capture }: PaypalCapture): object {
  return { ...capture, supplementary_data: { related_ids: { order_id: orderId } } };
}

function checkDecimals({ currency_code: currency, value }: Amount): void {
  if (!(WHOLE.has(currency) ? /^\d+$/ : /^\d+\.\d\d$/).test(value)) throw new PaypalRefusal(422, "DECIMAL_PRECISION");
}

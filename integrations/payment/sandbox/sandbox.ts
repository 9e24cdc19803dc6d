import { createHmac, timingSafeEqual } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CollectRequest, PaymentProvider, ProviderState } from "#domain/payment/provider/payment-provider.ts";

export const SANDBOX_OUTCOMES = ["paid", "declined", "canceled"] as const;
export const SANDBOX_MESSAGES = ["now", "late", "twice", "never"] as const;

export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];
export type SandboxMessage = (typeof SANDBOX_MESSAGES)[number];

/** A payment as stored by the sandbox. */
export type SandboxPayment = CollectRequest & { reference: string };

export type Sandbox = {
  provider: PaymentProvider;
  find(reference: string): Promise<SandboxPayment | null>;
  outcomeOf(reference: string): Promise<SandboxOutcome | null>;
  /** Decides the outcome of a payment, once, and sends the webhook as requested. Returns the first decision. */
  decide(reference: string, outcome: SandboxOutcome, message: SandboxMessage): Promise<SandboxOutcome>;
};

type SandboxOptions = {
  /** The sandbox's own storage: a bank does not share the shop's database. */
  folder: string;
  signingSecret: string;
  /** On the host that the browser used. */
  pageUrl: (reference: string, returnUrl: string) => string;
  webhookUrl: () => string;
  now: () => Date;
  lateMilliseconds?: number;
};

const REFERENCE = /^sb_[\w-]{20,64}$/;
/** Payments of the seeded demo shop: the sandbox has no record of them, and they count as paid. */
const SEEDED = /^demo_[\w-]+$/;
const SIGNATURE_HEADER = "Sandbox-Signature";
const SIGNATURE_SECONDS = 300;
const LATE_MILLISECONDS = 8_000;
const RETRY_PAUSES = [0, 1_000, 5_000];

/** A stand-in for a payment provider: a hosted page where the shopper chooses the outcome, with signed webhooks. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { folder, signingSecret, now } = options;
  const sign = (text: string) => createHmac("sha256", signingSecret).update(text).digest("base64url");
  const fileOf = (reference: string, ending: string) => path.join(folder, `${reference}.${ending}`);

  async function find(reference: string): Promise<SandboxPayment | null> {
    if (!REFERENCE.test(reference)) return null;
    const text = await readIfThere(fileOf(reference, "json"));
    return text === null ? null : (JSON.parse(text) as SandboxPayment);
  }

  async function outcomeOf(reference: string): Promise<SandboxOutcome | null> {
    return (await readIfThere(fileOf(reference, "outcome"))) as SandboxOutcome | null;
  }

  async function getStatus(reference: string): Promise<ProviderState> {
    const payment = await find(reference);
    if (!payment) throw new Error(`The sandbox knows no payment ${reference}`);
    const outcome = await outcomeOf(reference);
    if (outcome === null) return { status: "open" };
    return outcome === "paid" ? { status: "paid", amount: payment.amount } : { status: "failed", reason: outcome };
  }

  async function decide(reference: string, outcome: SandboxOutcome, message: SandboxMessage): Promise<SandboxOutcome> {
    if (!(await writeOnce(fileOf(reference, "outcome"), outcome))) return (await outcomeOf(reference)) ?? outcome;
    const deliveries = { now: [0], late: [options.lateMilliseconds ?? LATE_MILLISECONDS], twice: [0, 500], never: [] }[
      message
    ];
    for (const pause of deliveries) setTimeout(() => void deliver(reference, outcome), pause).unref();
    return outcome;
  }

  async function deliver(reference: string, outcome: SandboxOutcome): Promise<void> {
    const body = JSON.stringify({
      id: `evt_${sign(`event:${reference}`).slice(0, 24)}`,
      kind: `payment.${outcome}`,
      reference,
    });
    for (const pause of RETRY_PAUSES) {
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      const time = Math.floor(now().getTime() / 1000);
      const headers = {
        "Content-Type": "application/json",
        [SIGNATURE_HEADER]: `t=${time},v1=${sign(`${time}.${body}`)}`,
      };
      const isTaken = await fetch(options.webhookUrl(), { method: "POST", body, headers }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isTaken) return;
    }
  }

  const provider: PaymentProvider = {
    code: "sandbox",
    name: "payment_method.sandbox",
    description: "A test page where you decide whether the payment succeeds. No money is charged.",
    canCharge: () => true,
    test: () => Promise.resolve("connected"),
    async start(request) {
      const reference = `sb_${sign(`payment:${request.paymentKey}`).slice(0, 32)}`;
      await mkdir(folder, { recursive: true });
      await writeOnce(fileOf(reference, "json"), JSON.stringify({ ...request, reference } satisfies SandboxPayment));
      return { reference, redirectUrl: options.pageUrl(reference, request.returnUrl) };
    },
    getStatus,
    async readWebhook(body, headers) {
      const [, time = "", signature = ""] = /^t=(\d+),v1=([\w-]+)$/.exec(headers.get(SIGNATURE_HEADER) ?? "") ?? [];
      const age = Math.abs(now().getTime() / 1000 - Number(time));
      if (!isSame(signature, sign(`${time}.${body}`)) || age > SIGNATURE_SECONDS) return null;
      const { id, kind, reference } = JSON.parse(body) as { id: string; kind: string; reference: string };
      return { eventId: id, kind, reference };
    },
    async refund({ reference, refundKey, amount }) {
      if (!SEEDED.test(reference) && (await outcomeOf(reference)) !== "paid")
        throw new Error(`The sandbox has no money of ${reference}`);
      await mkdir(folder, { recursive: true });
      await writeOnce(fileOf(reference, refundKey), JSON.stringify(amount));
      return { reference: `${reference}.${refundKey}` };
    },
  };

  return { provider, find, outcomeOf, decide };
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

/** False if the file already exists: the first writer wins. */
async function writeOnce(file: string, text: string): Promise<boolean> {
  return writeFile(file, text, { flag: "wx", mode: 0o600 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") return false;
      throw error;
    },
  );
}

function isSame(actual: string, expected: string): boolean {
  const one = Buffer.from(actual);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}

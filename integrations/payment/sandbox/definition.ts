import path from "node:path";
import * as z from "zod";
import type { PaymentProvider } from "#domain/payment/provider/payment-provider.ts";
import { defineProvider } from "../provider-definition.ts";
import { createSandbox, type Sandbox } from "./sandbox.ts";

type SandboxProvider = PaymentProvider & { sandbox: Sandbox };

/** Demo mode only: its payments cost nothing. */
export const sandbox = defineProvider({
  code: "sandbox",
  settings: z.object({}),
  async open(_settings, { isDemo, dataDir, localUrl, secretOf, now }) {
    if (!isDemo) return null;
    const opened = createSandbox({
      folder: path.resolve(dataDir, "sandbox"),
      signingSecret: secretOf("sandbox signing"),
      pageUrl: (reference, returnUrl) => `${returnUrl.split("/payment/return/")[0]}/sandbox/pay/${reference}`,
      webhookUrl: () => `${localUrl}payment/webhook/sandbox`,
      now,
    });
    return { ...opened.provider, sandbox: opened } satisfies SandboxProvider;
  },
});

/** The sandbox among these providers, whose payment page this shop serves itself. */
export function findSandbox(providers: readonly PaymentProvider[]): Sandbox | null {
  const found = providers.find((provider): provider is SandboxProvider => "sandbox" in provider);
  return found?.sandbox ?? null;
}

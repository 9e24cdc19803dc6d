import { paypal } from "./paypal/definition.ts";
import type { ProviderDefinition } from "./provider-definition.ts";
import { sandbox } from "./sandbox/definition.ts";
import { stripe } from "./stripe/definition.ts";

/** The payment providers, in the order in which they are offered. To add one, add a folder next to theirs and a line here. */
export const PAYMENT_PROVIDERS: readonly ProviderDefinition[] = [stripe, paypal, sandbox];

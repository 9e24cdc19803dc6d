import { findOfferedProviders, showProvider } from "#domain/payment/provider/find-offered-providers.ts";
import { getBalance } from "#domain/accounts/wallet/get-balance.ts";
import { WALLET } from "#domain/accounts/wallet/wallet.ts";
import {
  compareMoney,
  convert,
  isZero,
  timesQuantity,
  toBase,
  unitOf,
  type Money,
  type ShownMoney,
} from "#shared/money.ts";
import { VOUCHER_DESIGNS, type VoucherDesign } from "#shared/voucher-design.ts";
import { show, type Context } from "../../context.ts";

/** The options of the form to buy a voucher. */
export type VoucherOffer = {
  least: ShownMoney;
  max: ShownMoney;
  designs: readonly VoucherDesign[];
  methods: { code: string; name: string; description: string }[];
  /** The current UTC day. */
  today: string;
  /** How long a voucher is valid. */
  months: number;
};

type ShownLimit = { amount: Money; shown: ShownMoney };

/** Null if vouchers are not sold, or no payment method is available. */
export async function getVoucherOffer(ctx: Context): Promise<VoucherOffer | null> {
  const { least, max } = getVoucherLimits(ctx);
  const methods = await findVoucherMethods(ctx, null);
  if (isZero(max.amount) || methods.length === 0) return null;
  return {
    least: least.shown,
    max: max.shown,
    designs: VOUCHER_DESIGNS,
    methods,
    today: ctx.now().toISOString().slice(0, 10),
    months: ctx.settings.voucherMonths,
  };
}

/** In the visitor's currency. */
export function getVoucherLimits(ctx: Context): { least: ShownLimit; max: ShownLimit } {
  const { minimumVoucher, maximumVoucher } = ctx.settings;
  const limit = (units: number): ShownLimit => {
    const amount = convert(timesQuantity(unitOf(ctx.baseCurrency.code), units), ctx.visitor.currency);
    return { amount, shown: show(ctx, amount) };
  };
  return { least: limit(minimumVoucher), max: limit(maximumVoucher) };
}

/** The payment methods for a voucher; includes the wallet if it covers `amount`, or for null if it is not empty. */
export async function findVoucherMethods(
  ctx: Context,
  amount: Money | null,
): Promise<{ code: string; name: string; description: string }[]> {
  const { currency, customerId } = ctx.visitor;
  const balance = customerId === null ? null : await getBalance(ctx, customerId);
  const cost = amount && toBase(amount, currency.exchangeRate, ctx.baseCurrency.code);
  const isWalletOffered = balance !== null && !isZero(balance) && (!cost || compareMoney(balance, cost) >= 0);
  const online = findOfferedProviders(ctx, currency.code).map((provider) => showProvider(ctx, provider));
  if (!isWalletOffered) return online;
  const shown = show(ctx, balance).formatted;
  return [
    { code: WALLET, name: ctx.t("Wallet"), description: ctx.t("You have {amount} in your wallet.", { amount: shown }) },
    ...online,
  ];
}

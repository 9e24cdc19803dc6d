import type { HttpBindings } from "@hono/node-server";
import type { Context } from "#domain/context.ts";
import type { OwnShop } from "#domain/shops/shop/shop.ts";
import type { Hint } from "#shared/hint-cookie.ts";

/** What the server passes to every call. */
export type ApiEnvironment = {
  Bindings: HttpBindings;
  Variables: {
    ctx: Context;
    requestId: string;
    isTlsUsed: boolean;
    cookieName: string;
    /** Our own origins, as they may appear in `Origin`. */
    origins: readonly string[];
    countryHeader: string;
    isDemo: boolean;
    /** Set by the guard of calls for members of a shop. */
    shop?: OwnShop;
    /** Readable cookies that the response changes. */
    hint?: Partial<Hint>;
    currencyHint?: string;
  };
};

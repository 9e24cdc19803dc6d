/** Every expected refusal: its HTTP status and the keyword of its sentence; both doors read it. */
export const FAILURES = {
  malformed: { status: 400, keyword: "The request could not be read." },
  sign_in: { status: 401, keyword: "Please sign in first." },
  login_first: { status: 401, keyword: "login first" },
  wrong_sign_in: { status: 401, keyword: "The e-mail address or the password is wrong." },
  link_ended: { status: 409, keyword: "This link no longer works. Please ask for a new one." },
  email_verified_already: { status: 409, keyword: "Your e-mail address is confirmed already." },
  not_yours: { status: 403, keyword: "You may not do this." },
  not_found: { status: 404, keyword: "This was not found." },
  shop_gone: { status: 410, keyword: "This shop has closed." },
  product_gone: { status: 404, keyword: "This product is no longer sold." },
  out_of_stock: { status: 409, keyword: "{name} is sold out." },
  not_enough_stock: { status: 409, keyword: "Only {count} of {name} are left." },
  below_minimum: { status: 409, keyword: "At least {count} of {name} have to be ordered." },
  above_maximum: { status: 409, keyword: "At most {count} of {name} can be ordered." },
  above_sale_maximum: { status: 409, keyword: "At most {count} of {name} can be bought at the sale price." },
  shop_closed: { status: 409, keyword: "{name} takes no orders at the moment." },
  cart_empty: { status: 409, keyword: "Your cart is empty." },
  cart_changed: { status: 409, keyword: "Something in your cart has changed. Please look at it again." },
  too_many_lines: { status: 409, keyword: "A cart holds at most {count} different products." },
  delivery_missing: { status: 409, keyword: "Please choose a delivery for {name}." },
  no_delivery: { status: 409, keyword: "{name} does not deliver to this country." },
  details_missing: { status: 409, keyword: "Please fill in your address first." },
  method_not_offered: { status: 409, keyword: "This payment method is not offered for this purchase." },
  already_paid: { status: 409, keyword: "This is already paid." },
  not_payable: { status: 409, keyword: "This can no longer be paid." },
  not_paid_yet: { status: 409, keyword: "This order is not paid yet." },
  nothing_to_pack: { status: 409, keyword: "There is nothing left to pack." },
  too_many_to_pack: { status: 409, keyword: "Only {count} of {name} are left to pack." },
  wrong_state: { status: 409, keyword: "This order cannot be changed like that any more." },
  nothing_sold_again: { status: 409, keyword: "Nothing of this order can be bought at the moment." },
  too_many_held: { status: 409, keyword: "You have too many unpaid orders. Please pay or wait until they end." },
  payment_unavailable: {
    status: 409,
    keyword: "The payment could not be started. Nothing was charged; please try again.",
  },
  too_many_addresses: { status: 409, keyword: "An address book holds at most {count} addresses." },
  too_many_wishlists: { status: 409, keyword: "You can have at most {count} lists." },
  wishlist_name_taken: { status: 409, keyword: "You have a list of this name already." },
  wishlist_full: { status: 409, keyword: "A list holds at most {count} products." },
  first_wishlist: { status: 409, keyword: "Your first list stays: there is always one to add to." },
  in_stock_already: { status: 409, keyword: "This is in stock: you can buy it now." },
  comparison_full: {
    status: 409,
    keyword: "At most {count} products stand side by side. Please remove one of them first.",
  },
  coupon_not_found: { status: 404, keyword: "This code was not found." },
  coupon_not_yet_valid: { status: 409, keyword: "This code is not yet valid." },
  coupon_ended: { status: 409, keyword: "This code is no longer valid." },
  coupon_used_up: { status: 409, keyword: "This code is used up." },
  coupon_used_by_you: { status: 409, keyword: "This code was already used by you." },
  coupon_minimum: { status: 409, keyword: "Spend at least {amount} to use this code." },
  coupon_no_product: { status: 409, keyword: "There is no product in the cart that this code is for." },
  coupon_lost: { status: 409, keyword: "The coupon {code} no longer counts: {reason}" },
  wrong_setup_code: { status: 403, keyword: "This is not the code that stands in the shop's log." },
  already_set_up: { status: 409, keyword: "This shop is already set up." },
  too_large: { status: 413, keyword: "This is too large." },
  picture_too_large: {
    status: 413,
    keyword: "A picture may have at most {megabytes} MB and {megapixels} megapixels.",
  },
  picture_unreadable: {
    status: 415,
    keyword: "This picture cannot be read. Please choose a JPEG, PNG, WebP, AVIF or GIF.",
  },
  picture_moves: { status: 415, keyword: "Moving pictures cannot be used here. Please choose a still one." },
  wrong_type: { status: 415, keyword: "Please send JSON." },
  page_expired: { status: 419, keyword: "This page has expired. Please load it again." },
  too_many_tries: { status: 429, keyword: "Too many tries. Please wait a little." },
  in_other_campaign: { status: 409, keyword: "This product is in another campaign at that time." },
  internal: { status: 500, keyword: "Something went wrong on our side. Nothing was changed." },
} as const;

export type FailureCode = keyof typeof FAILURES;

/** A refusal with what its sentence needs. */
export type Refusal<Code extends FailureCode = FailureCode> = {
  code: Code;
  values?: Record<string, string | number>;
  /** Seconds, with `too_many_tries`. */
  retryAfter?: number;
};

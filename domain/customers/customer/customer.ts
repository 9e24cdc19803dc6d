/** A customer as the page knows the one who is signed in. */
export type CustomerView = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  image: string | null;
  isStaff: boolean;
  /** Whether a shop of theirs was let in. */
  isSeller: boolean;
  unreadNotifications: number;
  /** Whether the link of a mail to this address was opened. */
  isEmailVerified: boolean;
};

/** Whom the shop writes to. `languageCode`: null until the first sign-in. */
export type Reader = {
  id: number;
  email: string;
  firstName: string;
  languageCode: string | null;
  isEmailVerified: boolean;
};

/** What customers tell of themselves. `languageCode`: what the shop writes to them in; null until the first sign-in. */
export type Profile = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  languageCode: string | null;
};

/** What staff may do; `*` is everything. */
export const ALL_PERMISSIONS = ["*"];

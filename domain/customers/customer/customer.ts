/** The signed-in customer as pages know them. */
export type CustomerView = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  image: string | null;
  isStaff: boolean;
  /** Whether they own an approved shop. */
  isSeller: boolean;
  unreadNotifications: number;
  /** Whether this address is verified. */
  isEmailVerified: boolean;
};

/** A recipient of mails. `languageCode`: null until the first sign-in. */
export type Reader = {
  id: number;
  email: string;
  firstName: string;
  languageCode: string | null;
  isEmailVerified: boolean;
};

/** The details that customers edit. `languageCode`: of mails and notifications; null until the first sign-in. */
export type Profile = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  languageCode: string | null;
  vatNumber: string;
};

/** The owner of a mailed code, and the address that it was sent to. */
export type CodeOwner = { customerId: number; email: string };

/** The permissions of an operator; `*` is everything. */
export const ALL_PERMISSIONS = ["*"];

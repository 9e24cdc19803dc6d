/** A customer as the page knows the one who is signed in. */
export type CustomerView = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  image: string | null;
  isStaff: boolean;
  unreadNotifications: number;
};

/** What staff may do; `*` is everything. */
export const ALL_PERMISSIONS = ["*"];

import type { ShopRole, TeamRole } from "#shared/shop-role.ts";

/** `lastSeenAt`: null if signed in nowhere. */
export type TeamMember = {
  id: number;
  name: string;
  email: string;
  role: ShopRole;
  hasTwoStep: boolean;
  lastSeenAt: string | null;
  isSelf: boolean;
};

export type TeamInvitation = { id: number; email: string; role: TeamRole; createdAt: string; expiresAt: string };

/** A member of the team, or an invitation, which expires. */
export type TeamRow = TeamMember & { key: number; expiresAt: string | null };

export type TeamView = { members: TeamMember[]; invitations: TeamInvitation[]; isTwoStepRequired: boolean };

/** A row of the audit log. */
export type AuditEntry = {
  id: number;
  actorId: number | null;
  actorName: string;
  action: string;
  subjectKind: string;
  subjectId: string;
  details: { name: string; value: string }[];
  networkArea: string;
  requestId: string | null;
  at: string;
};

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

export type AuditPage = {
  entries: AuditEntry[];
  /** The current staff, to filter the log by. */
  actors: { id: number; name: string }[];
  olderThan: number | null;
};

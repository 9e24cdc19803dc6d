/** Failures of one kind at one place, without what visitors sent. */
export type ErrorReport = {
  fingerprint: string;
  /** The job or the route, and the line of code. */
  place: string;
  message: string;
  count: number;
  firstAt: Date;
  lastAt: Date;
  /** Of the last one, as in the log. */
  requestId: string | null;
};

import { DatabaseError } from 'pg';

/** https://www.postgresql.org/docs/18/errcodes-appendix.html */
const FOREIGN_KEY_VIOLATION = '23503';

const breaksForeignKey = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION;

/** Whether a row could not be deleted because others name it. */
export const isStillNamed = breaksForeignKey;

/** Whether a row could not be stored because what it names is gone. */
export const namesWhatIsGone = breaksForeignKey;

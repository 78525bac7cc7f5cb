import { DatabaseError } from 'pg';

/** https://www.postgresql.org/docs/18/errcodes-appendix.html */
const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

const breaksForeignKey = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION;

/** Whether a row could not be stored because another has the same value where it must be one's own. */
export const isTaken = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;

/** Whether a row could not be deleted because others name it. */
export const isStillNamed = breaksForeignKey;

/** Whether a row could not be stored because what it names is gone. */
export const namesWhatIsGone = breaksForeignKey;

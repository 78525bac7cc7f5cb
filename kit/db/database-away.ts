/** What the system says when nobody listens any more at the database's address. */
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);

/**
 * PostgreSQL's own codes for a bad moment: connection failures (class 08), no connection to spare, a full disk, being
 * stopped, having crashed, still starting.
 */
const BAD_MOMENT = /^(08...|53100|53300|57P0[123])$/;

/** The driver has no other sign for these than its words. */
const LOST_WORDS =
  /^Connection terminated|^timeout exceeded when trying to connect$|^Client has encountered a connection error|^Client was closed/;

/** Whether something failed only because the database is away just now: it may well do better in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (LOST_WORDS.test(error.message)) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') return false;
  // A file may be missing for many reasons: only the way to the database counts.
  const isSocket = syscall === 'connect' || syscall === 'read' || syscall === 'write';
  return BAD_MOMENT.test(code) || (isSocket && LOST.has(code));
}

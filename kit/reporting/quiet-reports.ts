import type { ErrorEntry, ErrorReports } from '#kit/reporting/error-reports.ts';
import { tellInTurn, type TellingOptions } from '#kit/reporting/telling-queue.ts';

/** The embedded default: every entry is handed to the college's own keeping, such as its system log. */
export function quietReports(
  keep: (entry: ErrorEntry) => void | Promise<void>,
  options: TellingOptions = {},
): ErrorReports {
  return tellInTurn((entry) => keep(entry), options);
}

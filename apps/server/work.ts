import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { newReference } from '#kit/reporting/new-reference.ts';
import { runJobs } from '#kit/jobs/run-jobs.ts';
import type { ErrorReports } from '#kit/reporting/error-reports.ts';
import { jobs } from './jobs.ts';
import { noteTrouble } from './log.ts';
import { RELEASE } from './release.ts';
import type { ServerState } from './server-state.ts';

export interface WorkOptions {
  state: ServerState;
  /** The queue's tables belong to the owner. */
  ownerPool: Pool;
  reports: ErrorReports;
  log: Logger;
}

/** Does the scheduled and queued work of the college until stopped. */
export function work({ state, ownerPool, reports, log }: WorkOptions): Promise<{ stop(): Promise<void> }> {
  return runJobs({
    ownerPool,
    appPool: state.appPool,
    jobs,
    services: state.services,
    onFailure: ({ job, error }) => {
      const reference = newReference();
      log.error({ job, error, reference }, 'a job failed');
      reports.report(error, { reference, release: RELEASE, operation: job });
    },
    onTrouble: noteTrouble(log),
  });
}

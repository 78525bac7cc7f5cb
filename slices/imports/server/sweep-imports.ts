import { defineJob } from '#kit/jobs/define-job.ts';
import { IMPORT_KEPT_DAYS } from '../rules/file-import.ts';
import { deleteImportsBefore } from './file-import.queries.ts';

const DAY_MS = 86_400_000;

/** The lines of a file do not stay; what was stored of it does. */
export const sweepImports = defineJob<object>({
  name: 'sweepImports',
  cron: '37 2 * * *',
  run: (_, { db, services }) =>
    deleteImportsBefore(db, new Date(services.now().getTime() - IMPORT_KEPT_DAYS * DAY_MS)),
});

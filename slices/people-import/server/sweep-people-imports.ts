import { defineJob } from '#kit/jobs/define-job.ts';
import { IMPORT_KEPT_DAYS } from '../rules/people-import.ts';
import { deleteImportsBefore } from './people-import.queries.ts';

const DAY_MS = 86_400_000;

export const sweepPeopleImports = defineJob<object>({
  name: 'sweepPeopleImports',
  cron: '37 2 * * *',
  run: (_, { db, services }) =>
    deleteImportsBefore(db, new Date(services.now().getTime() - IMPORT_KEPT_DAYS * DAY_MS)),
});

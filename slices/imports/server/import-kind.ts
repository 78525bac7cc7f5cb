import type { Actor, RegionRole } from '#kit/access/actor.ts';
import type { AuditAction } from '#kit/access/known-actions.ts';
import type { AuditSource } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import type { Permission } from '#kit/graphql/permission.ts';
import { defineJob, type Job } from '#kit/jobs/define-job.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { STATE_AFTER, type WorkingState } from '../rules/file-import.ts';
import {
  lockImport,
  readContent,
  storeState,
  type ImportRecord,
  type LineTable,
} from './file-import.queries.ts';

/** What a slice says about the files that it imports. Everything else is the same for all of them. */
interface Declared {
  /** As the API calls it: peopleImport is the name of its kind, and beginPeopleImport begins one. */
  type: 'PeopleImport' | 'AttendanceImport';
  description: string;
  /** The table in which the slice keeps the lines of its files. */
  lines: LineTable;
  permission: Permission;
  /** Of those who are shown the imports of their campuses. */
  roles: readonly RegionRole[];
  mayImport: (actor: Actor, campus: { regionId: string }) => boolean;
  actions: Readonly<Record<'begin' | 'IMPORTING' | 'UNDOING', AuditAction>>;
  storeJob: string;
  /** What a file is called that comes without a name. */
  fileName: string;
  /** What is chosen when an import is confirmed. */
  choices?: readonly string[];
  /** Says of every line what it would do, or why the file as a whole is of no use. */
  check: (tx: Tx, found: ImportRecord, file: SentFile) => Promise<string | null>;
  /** Stores some more lines; false when none are left. */
  store: ImportStep;
  /** Takes some more lines back; false when none are left. */
  undo: ImportStep;
}

interface SentFile {
  text: string;
  /** The language of the person who sent it. */
  locale: Locale;
  services: Services;
}

interface ImportWork {
  importId: string;
  source: AuditSource;
  /** Who has pressed the button. */
  byId: string;
}

export interface StepFacts {
  source: AuditSource;
  byId: string;
  now: Date;
}

type ImportStep = (tx: Tx, found: ImportRecord, facts: StepFacts) => Promise<boolean>;

export interface ImportKind extends Declared {
  /** Of the record, in the API and in the audit log. */
  name: string;
  jobs: {
    check: Job<{ importId: string; locale: Locale }>;
    IMPORTING: Job<ImportWork>;
    UNDOING: Job<ImportWork>;
  };
}

export const defineImport = (declared: Declared): ImportKind => {
  const { type, storeJob, store, undo } = declared;
  const name = `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
  return {
    ...declared,
    name,
    jobs: {
      check: checkingJob(name, declared),
      IMPORTING: steppingJob(name, { name: storeJob, state: 'IMPORTING', step: store }),
      UNDOING: steppingJob(name, { name: `undo${type}`, state: 'UNDOING', step: undo }),
    },
  };
};

/** Nothing is stored of a file but what its lines would do. */
const checkingJob = (kind: string, { type, check }: Declared): ImportKind['jobs']['check'] =>
  defineJob({
    name: `check${type}`,
    run: ({ importId, locale }, { db, services }) =>
      db.transaction().execute(async (tx) => {
        const found = await lockImport(tx, kind, importId);
        if (found?.state !== 'CHECKING') return;
        const problem = await check(tx, found, { text: await readContent(tx, importId), locale, services });
        await storeState(tx, importId, {
          ...(problem === null ? { state: 'CHECKED' } : { state: 'REFUSED', problem }),
          content: '',
        });
      }),
  });

interface Stepping {
  name: string;
  state: WorkingState;
  step: ImportStep;
}

/** Some lines at a time, so that the page sees it go on and nobody is held up for long. Interrupted, it goes on where it was. */
const steppingJob = (kind: string, { name, state, step }: Stepping): Job<ImportWork> =>
  defineJob({
    name,
    async run({ importId, ...work }, { db, services }) {
      const someMore = async (tx: Tx): Promise<boolean> => {
        const found = await lockImport(tx, kind, importId);
        if (found?.state !== state) return false;
        if (await step(tx, found, { ...work, now: services.now() })) return true;
        await storeState(tx, importId, { state: STATE_AFTER[state] });
        return false;
      };
      while (await db.transaction().execute(someMore));
    },
  });

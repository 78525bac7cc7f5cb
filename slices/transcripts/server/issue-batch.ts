import type { AuditSource } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { defineJob, type JobTools } from '#kit/jobs/define-job.ts';
import { localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import { readRecords } from '#slices/grades/server/api.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import type { BatchOutcome } from '../rules/batch.ts';
import { checkIssue } from '../rules/issue.ts';
import type { StudyRecord } from '../rules/study-record.ts';
import { findBatch, listWaiting, storeOutcome, type BatchRecord } from './batch.queries.ts';
import { listStandingHolds } from './hold.queries.ts';
import { findStudents, type StudentRecord } from './student.queries.ts';
import { writeIssue } from './write-issue.ts';

/** So many students' grades are read at once; each transcript is a transaction of its own, and the page sees it. */
const STUDENTS_AT_ONCE = 50;

const OUTCOMES = { transcriptOnHold: 'ON_HOLD', transcriptWithoutGrades: 'WITHOUT_GRADES' } as const;

/** Issues the transcripts of a batch, one after the other. Interrupted, it goes on where it was. */
export const issueBatch = defineJob<{ batchId: string; source: AuditSource }>({
  name: 'issueTranscripts',
  async run({ batchId, source }, tools) {
    const batch = await findBatch(tools.db, batchId);
    if (!batch) return;
    const errors: unknown[] = [];
    while (await issueSome(tools, { batch, source, errors })) tools.signal?.throwIfAborted();
    // Everybody is settled: the next try finds nothing to do, but what went wrong is on record.
    if (errors.length > 0) throw errors[0];
  },
});

interface Run {
  batch: BatchRecord;
  source: AuditSource;
  errors: unknown[];
}

/** Tells whether there may be more to do. */
async function issueSome(tools: JobTools, { batch, source, errors }: Run): Promise<boolean> {
  const { db, services, signal } = tools;
  const waiting = await listWaiting(db, batch.id, STUDENTS_AT_ONCE);
  const issueIds = new Map(waiting.map(({ personId, issueId }) => [personId, issueId]));
  const places = new Map(waiting.map(({ personId }, index) => [personId, index]));
  const placeOf = ({ personId }: StudentRecord): number => places.get(personId) ?? 0;
  const known = await findStudents(db, [...issueIds.keys()]);
  const students = known.toSorted((one, other) => placeOf(one) - placeOf(other));
  const localeOf = ({ locale }: StudentRecord): Locale => localeOrDefault(batch.locale ?? locale);
  const records = new Map<string, readonly StudyRecord[]>();
  for (const [locale, readers] of Map.groupBy(students, localeOf)) {
    const ids = readers.map(({ personId }) => personId);
    for (const [id, read] of await readRecords(db, ids, { locale, now: services.now() }))
      records.set(id, read);
  }
  for (const student of students) {
    signal?.throwIfAborted();
    const { personId } = student;
    const found = { student, locale: localeOf(student), issueId: issueIds.get(personId) ?? '' };
    const order = { ...found, batch, source, records: records.get(personId) ?? [] };
    try {
      await db.transaction().execute((tx) => issueOne(tx, tools, order));
    } catch (error) {
      // One who cannot be served must not keep the others waiting.
      errors.push(error);
      await settle(db, batch, [personId]);
    }
    issueIds.delete(personId);
  }
  // Who belongs to no campus any more has nobody to issue for them.
  await settle(db, batch, [...issueIds.keys()]);
  return waiting.length > 0;
}

async function settle(
  db: JobTools['db'],
  { id: batchId }: BatchRecord,
  personIds: readonly string[],
): Promise<void> {
  for (const personId of personIds)
    await db.transaction().execute((tx) => storeOutcome(tx, { batchId, personId }, 'FAILED'));
}

interface Found {
  batch: BatchRecord;
  source: AuditSource;
  student: StudentRecord;
  locale: Locale;
  issueId: string;
  records: readonly StudyRecord[];
}

async function issueOne(tx: Tx, { services }: JobTools, found: Found): Promise<void> {
  const { batch, student, ...order } = found;
  const { personId } = student;
  await lockPerson(tx, personId);
  const problem = checkIssue(order.records, await listStandingHolds(tx, [personId], services.now()));
  const outcome: BatchOutcome = problem ? OUTCOMES[problem] : 'ISSUED';
  const isOurs = await storeOutcome(tx, { batchId: batch.id, personId }, outcome);
  if (!isOurs || problem) return;
  await writeIssue(tx, services, { ...order, student, paper: batch.paper, issuedBy: batch.askedBy });
}

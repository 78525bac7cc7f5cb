import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { growLarge, SMALL_TABLES } from '#testing/large-college.ts';
import { collectSlices } from '#testing/matrix/slice-matrix.ts';
import { World } from '#testing/matrix/world.ts';
import { ownOperations } from '#testing/own-operations.ts';

let college: College;
let world: World;
let empty: Set<string>;
let partialIndexes: Set<string>;
beforeAll(async () => {
  college = await College.open();
  world = await World.found(college, await collectSlices());
  const { owner } = college.database;
  empty = new Set(await growLarge(owner));
  const { rows } = await owner.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  partialIndexes = new Set(rows.map(({ name }) => name));
});
afterAll(() => college.close());

const documents = ownOperations();

interface Statement {
  role: string;
  text: string;
}

/** The named statements that a call sends to the database. */
async function statementsOf(call: () => Promise<unknown>): Promise<Statement[]> {
  const found = new Map<string, Statement>();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await call();
    for (const [index, [sent]] of query.mock.calls.entries()) {
      const client = query.mock.contexts[index] as pg.Client;
      const { name, text } = sent as unknown as { name?: string; text?: string };
      if (name && text && client.user) found.set(name, { role: client.user, text });
    }
  } finally {
    query.mockRestore();
  }
  return [...found.values()];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

interface Node extends Plan {
  /** It stops once a page is full. */
  isLimited: boolean;
}

const nodesOf = (plan: Plan, isLimited = false): Node[] => {
  const stops = isLimited || plan['Node Type'] === 'Limit';
  return [{ ...plan, isLimited: stops }, ...(plan.Plans ?? []).flatMap((part) => nodesOf(part, stops))];
};

/**
 * Reads a table from its beginning to its end, be it by way of an index. One of a part of the table is there to be read
 * whole, and one that gives the rows in their order is left as soon as a page is full.
 */
function readsAll(node: Node): boolean {
  const type = node['Node Type'];
  if (type === 'Seq Scan') return true;
  const isIndex = type === 'Index Scan' || type === 'Index Only Scan';
  const isPartial = partialIndexes.has(node['Index Name'] ?? '');
  return isIndex && node['Index Cond'] === undefined && !isPartial && !node.isLimited;
}

/** The one plan that a statement has for all values. */
async function planOf(client: pg.PoolClient, { role, text }: Statement): Promise<Node[]> {
  await client.query(`set role ${role}`);
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (generic_plan, format json) ${text}`,
    );
    return nodesOf(rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' });
  } finally {
    await client.query('reset role');
  }
}

/** The growing tables that a statement reads whole. */
const wholeTables = async (client: pg.PoolClient, statement: Statement): Promise<string[]> =>
  (await planOf(client, statement))
    .filter(readsAll)
    .flatMap((node) => node['Relation Name'] ?? [])
    .filter((table) => !SMALL_TABLES.has(table));

const signedIn = async (key: string): Promise<Browser> =>
  college.signedIn({ id: world.subject(key).personId ?? '' } as Parameters<College['signedIn']>[0]);

const recordOf = (key: string, name: string): string =>
  String(world.subject(key).records.find((record) => record.name === name)?.id);

const gradedClass = () => ({ courseOfferingId: recordOf('student', 'gradedCourseOffering'), search: '' });

/** The call of the palette, before it is said what of. Exams and documents are written; they do not grow with the people. */
const NOTHING_ASKED = {
  search: 'mark',
  people: false,
  groups: false,
  courses: false,
  exams: false,
  teachers: false,
  regions: false,
  documents: false,
  studies: false,
};

/** Everything that is asked for all day long, of a college that has grown by it. */
const HOT: readonly [operation: string, who: string, variables?: () => Record<string, unknown>][] = [
  ['currentUser', 'student'],
  ['taughtByReader', 'student'],
  ['rollSessions', 'manager', () => ({ from: '2026-11-18', to: '2026-11-18' })],
  ['pendingExams', 'student'],
  ['pendingAssignments', 'student'],
  ['recentLessons', 'student', () => ({ locale: 'en' })],
  ['recentExamResults', 'student'],
  ['ownCourses', 'student', () => ({ locale: 'en' })],
  ['studentCourse', 'student', () => ({ courseId: recordOf('student', 'examCourse'), locale: 'en' })],
  ['studentExams', 'student'],
  ['studentExam', 'student', () => ({ examId: recordOf('student', 'newExam') })],
  ['studentAssignments', 'student'],
  ['assignmentsOfCourse', 'student', () => ({ courseId: recordOf('student', 'examCourse') })],
  ['ownGrades', 'student'],
  ['gradebook', 'admin', gradedClass],
  ['wholeGradebook', 'admin', gradedClass],
  ['evaluations', 'manager', () => ({ filter: {}, after: null })],
  [
    'evaluationWalk',
    'manager',
    () => ({ groupId: recordOf('student', 'evaluatedClass'), formId: recordOf('student', 'evaluationForm') }),
  ],
  ['evaluationsAbout', 'manager', () => ({ personId: world.subject('student').personId, formId: null })],
  ['ownEvaluations', 'student'],
  [
    'ownHourEntries',
    'student',
    () => ({ groupId: recordOf('student', 'hourClass'), month: null, first: 20 }),
  ],
  ['hourQueue', 'manager', () => ({ filter: { status: 'PENDING', search: '' } })],
  ['hourQueue', 'super', () => ({ filter: { status: 'PENDING', search: '' } })],
  ['hourTotals', 'manager', () => ({ groupId: recordOf('student', 'hourClass') })],
  ['users', 'admin'],
  ['groups', 'admin'],
  ['groupCandidates', 'admin', () => ({ groupId: recordOf('student', 'class'), step: 'PROMOTION' })],
  ['courses', 'admin'],
  ['findAnything', 'student', () => ({ ...NOTHING_ASKED, studies: true })],
  ['findAnything', 'admin', () => ({ ...NOTHING_ASKED, people: true, groups: true, courses: true })],
];

test.each(HOT)('%s by the %s reads no growing table whole', async (operation, who, variables) => {
  const document = documents.get(operation) ?? '';
  expect(document, 'is one of our own operations').not.toBe('');
  const browser = await signedIn(who);
  const statements = await statementsOf(async () => {
    const { errors } = await browser.call(document, variables?.() ?? {});
    expect(errors).toEqual([]);
  });
  expect(await readWhole(statements)).toEqual([]);
});

test('sitting an exam reads no growing table whole', async () => {
  const browser = await signedIn('student');
  const named = { attemptId: randomUUID(), deviceId: randomUUID(), pageId: randomUUID() };
  const examId = recordOf('student', 'newExam');
  const statements = await statementsOf(async () => {
    const started = await browser.call(documents.get('startExam') ?? '', { ...named, examId, isAlone: true });
    expect(started.errors).toEqual([]);
    const recorded = await browser.call(documents.get('recordExamEvents') ?? '', { ...named, events: [] });
    expect(recorded.errors).toEqual([]);
    const submitted = await browser.call(documents.get('submitExam') ?? '', { ...named, events: [] });
    expect(submitted.errors).toEqual([]);
  });
  expect(await readWhole(statements)).toEqual([]);
});

test('the grades of a class are found by its students, as other groups take the course too', async () => {
  const browser = await signedIn('admin');
  const statements = await statementsOf(() =>
    browser.call(documents.get('wholeGradebook') ?? '', gradedClass()),
  );
  const client = await college.database.owner.connect();
  try {
    const found = new Map<string, boolean>();
    // The server looks by itself, now and then, who sits an exam.
    const asked = statements.filter(({ text }) => !text.includes('is_sitting'));
    for (const statement of asked)
      for (const { 'Relation Name': table = '', 'Index Cond': by = '' } of await planOf(client, statement))
        if (table === 'exam_attempt' || table === 'submission')
          found.set(table, (found.get(table) ?? true) && by.includes('person_id'));
    expect(Object.fromEntries(found)).toEqual({ exam_attempt: true, submission: true });
  } finally {
    client.release();
  }
});

test('a statement without an index to go by is found out', async () => {
  const text = 'select id from exam_attempt where penalty = $1::int';
  expect(await readWhole([{ role: 'berea_app', text }])).toEqual([`exam_attempt: ${text}`]);
});

async function readWhole(statements: readonly Statement[]): Promise<string[]> {
  expect(statements.length).toBeGreaterThan(0);
  const client = await college.database.owner.connect();
  try {
    const found: string[] = [];
    for (const statement of statements)
      for (const table of await wholeTables(client, statement))
        found.push(`${table}${empty.has(table) ? ' (empty)' : ''}: ${statement.text}`);
    return found;
  } finally {
    client.release();
  }
}

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { schema } from '#apps/server/schema.ts';
import { College } from '#testing/college.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { signIn } from '#testing/matrix/callers.ts';
import { CAST } from '#testing/matrix/cast.ts';
import { World } from '#testing/matrix/world.ts';
import { readEverything, type ReadingWorld, type ReadingReport } from '#testing/matrix/reading.ts';
import { collectSlices } from '#testing/matrix/slice-matrix.ts';
import { makeTable, tableProblems, type Table } from '#testing/matrix/table.ts';
import { SCOUTS, Trails } from '#testing/matrix/trails.ts';
import type { Part } from '#testing/matrix/words.ts';

// Who may read and write what stands in slices/NAME/server/NAME.matrix.ts, one for each slice that adds to the
// schema; testing/matrix/slice-matrix.ts says what goes into it. A field without a row fails here.

// Each test is hundreds of calls, and more with every slice; how long they take on a busy machine proves nothing.
vi.setConfig({ testTimeout: 600_000 });

let college: College;
let world: World;
let table: Table;
let where: ReadingWorld;

beforeAll(async () => {
  const slices = await collectSlices();
  table = makeTable(slices);
  college = await College.open();
  liftRateLimits(college.served.state);
  world = await World.found(college, slices);
  where = { schema, table, world, trails: new Trails(world) };
});
afterAll(() => college.close());

test('every field and mutation of the schema has a row that says who may (C1)', () => {
  expect(tableProblems(schema, table)).toEqual([]);
});

const reports = new Map<string | undefined, ReadingReport>();
const askedByAnyone = new Set<string>();
const seenByAnyone = new Set<string>();

/** What one of the cast reads; a user who has read everything once need not do it again. */
async function reportOf(part: Part | null): Promise<ReadingReport> {
  const known = reports.get(part?.key);
  if (known) return known;
  const report = await readEverything(where, { part, browser: await signIn(college, world, part) });
  reports.set(part?.key, report);
  return report;
}

/** The scouts first: the others follow where ids led them. */
const inOrder = CAST.toSorted((a, b) => Number(SCOUTS.has(b.part?.key)) - Number(SCOUTS.has(a.part?.key)));

test.each(inOrder)('$name reads what the table says, and nothing else (C1)', async ({ part }) => {
  const report = await reportOf(part);
  for (const field of report.asked) askedByAnyone.add(field);
  for (const field of report.seen) seenByAnyone.add(field);
  expect(report).toMatchObject({ leaks: [], withheld: [], oddities: [] });
});

test('a free registrant is told of nobody else (C6)', async () => {
  const registrant = CAST.find(({ part }) => part?.key === 'registrant')?.part ?? null;
  const { peopleReadAbout } = await reportOf(registrant);
  expect(peopleReadAbout).toEqual(['registrant']);
});

test('every field that can be asked for was read by a user, or nothing would be proved of it (C1)', () => {
  const unread = [...askedByAnyone].filter(
    (field) => !field.startsWith('Query.') && !seenByAnyone.has(field),
  );
  expect(askedByAnyone.size).toBeGreaterThan(100);
  expect(unread).toEqual([]);
});

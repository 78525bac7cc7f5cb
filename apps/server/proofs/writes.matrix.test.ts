import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { schema } from '#apps/server/schema.ts';
import { College } from '#testing/college.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { signIn } from '#testing/matrix/callers.ts';
import { CAST } from '#testing/matrix/cast.ts';
import { World } from '#testing/matrix/world.ts';
import { actorOf, isRefusedUnread } from '#testing/matrix/guard.ts';
import { collectSlices } from '#testing/matrix/slice-matrix.ts';
import { makeTable, type Table } from '#testing/matrix/table.ts';
import {
  call,
  maySucceed,
  refusalFaults,
  writeCallsOf,
  successFaults,
  untriedIds,
  withAt,
  type Worlds,
} from '#testing/matrix/writing.ts';
import { RowWatch } from '#testing/row-watch.ts';

// Each test is hundreds of calls, and more with every slice; how long they take on a busy machine proves nothing.
vi.setConfig({ testTimeout: 600_000 });

let college: College;
let world: World;
let table: Table;
let worlds: Worlds;
let rows: RowWatch;

beforeAll(async () => {
  const slices = await collectSlices();
  table = makeTable(slices);
  college = await College.open();
  liftRateLimits(college.served.state);
  world = await World.found(college, slices);
  worlds = { schema, table, world };
  rows = await RowWatch.over(college.database.owner);
});
afterAll(() => college.close());

const student = CAST.find(({ part }) => part?.key === 'student')?.part;
if (!student) throw new Error('The cast has no student.');

test('every place for an id is aimed at (C2)', () => {
  expect(untriedIds(worlds, student)).toEqual([]);
});

/** How many calls are made before the tables are looked at, in which there should be no trace of any of them. */
const SHOTS_AT_ONCE = 20;

test.each(CAST)('$name changes nothing that the table does not allow (C2)', async ({ part }) => {
  const browser = await signIn(college, world, part);
  const forbidden = writeCallsOf(worlds, part).filter((writeCall) => !maySucceed(part, writeCall));
  const actor = actorOf(world, part);
  const stopped = new Set<string>();
  const tried = forbidden.filter(({ field }) => {
    // Whom the guard stops before any id is looked at, it stops whatever they aim at.
    if (stopped.has(field.name)) return false;
    if (isRefusedUnread(field, actor)) stopped.add(field.name);
    return true;
  });
  await rows.written();
  const faults: string[] = [];
  for (let at = 0; at < tried.length; at += SHOTS_AT_ONCE)
    faults.push(...(await refusalFaults(browser, tried.slice(at, at + SHOTS_AT_ONCE), rows)));
  expect(faults).toEqual([]);
  expect(forbidden.length).toBeGreaterThan(3);
});

const isRefusal = (fault: string): boolean => fault.startsWith('was refused');

test.each(CAST)('$name can change what the table allows, and learns no more by it (C1)', async ({ part }) => {
  const allowed = writeCallsOf(worlds, part).filter((writeCall) => maySucceed(part, writeCall));
  const faults: string[] = [];
  let browser = await signIn(college, world, part);
  for (const { field, writeCase, target } of allowed) {
    const shoot = () => {
      const writeCall = { field, writeCase, target, variables: writeCase.at(target) };
      return successFaults(worlds, browser, part, writeCall);
    };
    await rows.written();
    let found = await shoot();
    // A leak is one, whatever was there; a refusal may come of what earlier shots have used up.
    const leaks = found.filter((fault) => !isRefusal(fault));
    if (found.some(isRefusal) || (await rows.written()).length === 0) {
      await world.seedAnother(target, field.name);
      found = await shoot();
    }
    if (found.some(isRefusal)) {
      // What another slice planted may be gone by now, and was needed.
      await world.seedAnother(target);
      found = await shoot();
    }
    for (const fault of new Set([...leaks, ...found])) faults.push(`${field.name} (${target.name}) ${fault}`);
    if (writeCase.becomes) browser = await signIn(college, world, part);
  }
  expect(faults).toEqual([]);
});

test('what a user says about whose it is counts for nothing (C2)', async () => {
  const stranger = world.subject('stranger').personId ?? '';
  const browser = await signIn(college, world, student);
  const faults: string[] = [];
  const tried: string[] = [];
  // Reading every table for it takes a second, so all calls are looked at together.
  const before = await rows.digestOf(stranger);
  for (const writeCall of writeCallsOf(worlds, student)) {
    if (writeCall.target.name !== 'own' || !maySucceed(student, writeCall)) continue;
    for (const path of table.writes.get(writeCall.field.name)?.ignores ?? []) {
      await world.seedAnother(writeCall.target, writeCall.field.name);
      const variables = withAt(writeCall.writeCase.at(writeCall.target), path, stranger);
      const { errors } = await call(browser, { ...writeCall, variables });
      if (errors.length > 0) faults.push(`${writeCall.field.name}: ${path} is not ignored`);
      tried.push(`${writeCall.field.name}: ${path}`);
    }
  }
  if ((await rows.digestOf(stranger)) !== before) faults.push(`one of ${tried.join(', ')} was written`);
  expect(faults).toEqual([]);
  expect(tried.length).toBeGreaterThan(3);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { HourDesk, type Logged, type SignedIn } from './testing/hour-desk.ts';

let college: College;
let desk: HourDesk;
let manager: SignedIn;

beforeAll(async () => {
  college = await College.open();
  desk = await HourDesk.open(college);
  manager = await desk.manager();
});
afterAll(() => college.close());

const toDecide = (logged: readonly Logged[]) =>
  logged.map(({ _id: entryId, version }) => ({ decisionId: randomUUID(), entryId, version }));

const toUndo = (decisions: ReturnType<typeof toDecide>) =>
  decisions.map(({ decisionId, entryId }) => ({ decisionId, entryId }));

/** What a student was told, once all that is told a little later was told. */
async function toldTo({ person }: SignedIn): Promise<string[]> {
  const { owner } = college.database;
  await owner.query('update graphile_worker._private_jobs set run_at = now()');
  await college.runJobs();
  const { rows } = await owner.query<{ told: string }>(
    `select concat_ws(' ', n.facts ->> 'status', n.facts ->> 'time') as told from notification n
     join notification_definition d on d.id = n.definition_id
     where n.person_id = $1 and d.name = 'hoursDecided' order by n.created_at, n.id`,
    [person.id],
  );
  return rows.map(({ told }) => told.replaceAll('\u00A0', ' '));
}

test('what breaks off in the middle leaves nobody untold, and nobody told twice (HOURS-04)', async () => {
  const [ana, ben] = [await desk.student(), await desk.student()];
  const logged = [
    await desk.log(ana, desk.input(30)),
    await desk.log(ana, desk.input(40)),
    await desk.log(ben, desk.input(50)),
    await desk.log(ana, desk.input(20)),
  ];
  const decisions = toDecide(logged);
  const { owner } = college.database;
  await owner.query(
    `create function no_decision() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`,
  );
  await owner.query(
    `create trigger no_decision before update of status on hour_entry for each row
     when (old.id = '${decisions[2]?.entryId ?? ''}') execute function no_decision()`,
  );
  await expect(desk.decideAll(manager, decisions)).rejects.toThrow('unexpected');
  await owner.query('drop trigger no_decision on hour_entry');
  expect(await toldTo(ana)).toEqual(['Confirmed 1 hr 10 min']);
  expect(await toldTo(ben)).toEqual([]);
  const outcomes = await desk.decideAll(manager, decisions);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(decisions.map(() => 'DONE'));
  expect(await toldTo(ana)).toEqual(['Confirmed 1 hr 10 min', 'Confirmed 20 min']);
  expect(await toldTo(ben)).toEqual(['Confirmed 50 min']);
});

test('what was taken back before it was told is not told, later it is (HOURS-04)', async () => {
  const ana = await desk.student();
  const decisions = toDecide([await desk.log(ana, desk.input(30)), await desk.log(ana, desk.input(40))]);
  await desk.decideAll(manager, decisions);
  await desk.undoAll(manager, toUndo(decisions.slice(0, 1)));
  expect(await toldTo(ana)).toEqual(['Confirmed 40 min']);
  await desk.undoAll(manager, toUndo(decisions.slice(1)));
  expect(await toldTo(ana)).toEqual(['Confirmed 40 min', 'Pending 40 min']);
});

test('who decides one of them meanwhile tells it at once, and nothing remains to be told of it (HOURS-04)', async () => {
  const ana = await desk.student();
  const logged = await desk.log(ana, desk.input(30));
  const decisions = toDecide([logged]);
  await desk.decideAll(manager, decisions);
  await desk.decide(manager, { ...logged, version: logged.version + 1 }, 'REFUSED');
  expect(await toldTo(ana)).toEqual(['Refused 30 min']);
  expect(await toldTo(ana)).toEqual(['Refused 30 min']);
});

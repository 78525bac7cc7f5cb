import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { HourDesk, type SignedIn } from './testing/hour-desk.ts';

let college: College;
let desk: HourDesk;
let manager: SignedIn;

beforeAll(async () => {
  college = await College.open();
  desk = await HourDesk.open(college);
  manager = await desk.manager();
});
afterAll(() => college.close());

test('managers confirm and refuse with a reason, and undo restores exactly what was there (HOURS-04)', async () => {
  const ana = await desk.student();
  const logged = await desk.log(ana);
  await expect(desk.decide(manager, logged, 'REFUSED', '  ')).rejects.toThrow(
    'hourReasonMissing: Say why the hours are refused.',
  );
  await expect(desk.decide(manager, logged, 'REFUSED', 'x'.repeat(1001))).rejects.toThrow(
    'hourReasonTooLong',
  );
  const confirmed = await desk.decide(manager, logged);
  expect(confirmed).toMatchObject({ status: 'CONFIRMED', decidedByName: expect.stringContaining('Ana') });
  const stored = await desk.stored(logged._id);
  const refused = await desk.decide(manager, confirmed, 'REFUSED');
  const back = await desk.undo(manager, refused.decisionId);
  expect(await desk.stored(logged._id)).toEqual(stored);
  expect(back.decisionId).toBe(confirmed.decisionId);
  expect(await desk.undo(manager, back.decisionId)).toMatchObject({ status: 'PENDING', decisionId: null });
});

test('pressing twice decides once; what the student changed meanwhile is not decided unseen (HOURS-04)', async () => {
  const ana = await desk.student();
  const logged = await desk.log(ana);
  const decisionId = randomUUID();
  const first = await desk.decide(manager, logged, 'CONFIRMED', '', decisionId);
  expect(await desk.decide(manager, logged, 'CONFIRMED', '', decisionId)).toEqual(first);
  await expect(desk.decide(manager, logged, 'REFUSED')).rejects.toThrow('changedMeanwhile');
  const other = await desk.log(ana, desk.input(30));
  await desk.change(ana, other, desk.input(300));
  await expect(desk.decide(manager, other)).rejects.toThrow('changedMeanwhile');
});

test('many are decided at once, each for itself, and taken back (HOURS-04)', async () => {
  const ana = await desk.student();
  const elsewhere = await HourDesk.open(college);
  const far = await elsewhere.log(await elsewhere.student());
  const [one, two, changed] = [
    await desk.log(ana, desk.input(30)),
    await desk.log(ana, desk.input(40)),
    await desk.log(ana, desk.input(50)),
  ];
  await desk.change(ana, changed, desk.input(55));
  const decisions = [one, two, changed, far, { _id: randomUUID(), version: 1 }].map(({ _id, version }) => ({
    decisionId: randomUUID(),
    entryId: _id,
    version,
  }));
  const outcomes = async () => (await desk.decideAll(manager, decisions)).map(({ outcome }) => outcome);
  expect(await outcomes()).toEqual(['DONE', 'DONE', 'CHANGED', 'GONE', 'GONE']);
  expect(await outcomes()).toEqual(['DONE', 'DONE', 'CHANGED', 'GONE', 'GONE']);
  expect(await desk.counts(manager, { groupId: desk.groupId, search: ana.person.lastName })).toMatchObject({
    confirmed: 2,
    pending: 1,
  });
  expect(await elsewhere.stored(far._id)).toMatchObject({ status: 'PENDING' });
  await desk.decide(manager, { ...two, version: 2 }, 'REFUSED');
  const undone = await desk.undoAll(
    manager,
    decisions.map(({ decisionId, entryId }) => ({ decisionId, entryId })),
  );
  expect(undone.map(({ outcome }) => outcome)).toEqual(['DONE', 'CHANGED', 'GONE', 'GONE', 'GONE']);
  const many = Array.from({ length: 101 }, () => ({
    decisionId: randomUUID(),
    entryId: randomUUID(),
    version: 1,
  }));
  await expect(desk.decideAll(manager, many)).rejects.toThrow('tooManyHourEntries');
  await expect(desk.decideAll(manager, decisions, 'REFUSED')).rejects.toThrow('hourReasonMissing');
});

test('a hundred are confirmed in one call, and each is noted (HOURS-04)', async () => {
  const own = await HourDesk.open(college);
  const { person } = await own.student();
  const { rows } = await college.database.owner.query<{ id: string }>(
    `insert into hour_entry (id, person_id, region_id, group_id, category_id, day, minutes, created_at)
     select gen_random_uuid(), $1, $2, $3, $4, '2026-02-01'::date + n, 60, now() from generate_series(1, 100) n returning id`,
    [person.id, own.regionId, own.groupId, own.categoryId],
  );
  const decisions = rows.map(({ id }) => ({ decisionId: randomUUID(), entryId: id, version: 1 }));
  const boss = await own.manager();
  const outcomes = await own.decideAll(boss, decisions);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(decisions.map(() => 'DONE'));
  expect(await own.counts(boss)).toEqual({ pending: 0, confirmed: 100, refused: 0, oldest: null });
  expect(await own.actionsOn(rows[99]?.id ?? '')).toEqual(['decideHours']);
});

test('managers of the campus have the queue, the longest wait first; nobody else has, nor for themselves (HOURS-04, NAV-19)', async () => {
  const own = await HourDesk.open(college);
  const boss = await own.manager();
  const ana = await own.student();
  const first = await own.log(ana);
  college.pass(60_000);
  const music = await own.saveCategory(boss, 'Music');
  const second = await own.log(ana, own.input(30, { categoryId: music._id }));
  const pending = { status: 'PENDING' };
  const page = await own.list(boss, pending, { first: 1 });
  expect(page).toMatchObject({ rows: [{ _id: first._id }], count: 2 });
  expect((await own.list(boss, pending, { after: page.nextCursor })).rows).toEqual([{ _id: second._id }]);
  expect((await own.list(boss, { categoryId: music._id })).rows).toEqual([{ _id: second._id }]);
  expect((await own.list(boss, { search: 'nobody of that name' })).rows).toEqual([]);
  await own.decide(boss, first);
  expect((await own.list(boss, { status: 'CONFIRMED' })).rows).toEqual([{ _id: first._id }]);
  const admin = await college.signedIn({
    roles: ['user', 'admin'],
    regionIds: [own.regionId],
    regionRoles: [{ regionId: own.regionId, roleNames: ['admin'] }],
  });
  for (const other of [admin, ana]) {
    await expect(own.list(other)).rejects.toThrow('notAllowed');
    await expect(own.decide(other, second)).rejects.toThrow('notAllowed');
    await expect(own.totals(other)).rejects.toThrow('notAllowed');
  }
  expect((await own.list(manager)).rows.map(({ _id }) => _id)).not.toContain(second._id);
  await expect(own.decide(manager, second)).rejects.toThrow('recordNotFound');
  expect(await own.read(manager, second)).toBeNull();
  expect(await own.totals(manager)).toEqual([]);
  expect(await own.policy(manager)).toBeNull();
  expect(await own.group(boss, own.groupId)).toEqual({ _id: own.groupId });
  // Out of reach, it is not another one.
  expect(await own.group(manager, own.groupId)).toBeNull();
  expect(await own.group(manager)).toEqual({ _id: desk.groupId });
  await college.database.owner.query(
    `insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, '2026-01-05')`,
    [own.groupId, boss.person.id, own.regionId],
  );
  const mine = await own.log(boss);
  await expect(own.decide(boss, mine)).rejects.toThrow('recordNotFound');
  expect((await own.list(boss)).rows.map(({ _id }) => _id)).not.toContain(mine._id);
});

test('what is required of a group is said by category, and totals tell who has how much (HOURS-04)', async () => {
  const own = await HourDesk.open(college);
  const boss = await own.manager();
  const [ana, ben] = [await own.student(), await own.student()];
  const { categoryId } = own;
  const policy = await own.require(boss, 0, [{ categoryId, requiredMinutes: 1200 }]);
  expect(policy).toMatchObject({ version: 1, requirements: [{ categoryId, requiredMinutes: 1200 }] });
  await expect(own.require(boss, 0, [{ categoryId, requiredMinutes: 60 }])).rejects.toThrow(
    'changedMeanwhile',
  );
  await expect(own.require(boss, 1, [{ categoryId, requiredMinutes: 0 }])).rejects.toThrow(
    'requiredHoursInvalid',
  );
  const twice = [60, 90].map((requiredMinutes) => ({ categoryId, requiredMinutes }));
  await expect(own.require(boss, 1, twice)).rejects.toThrow('recordNotFound');
  await expect(own.require(boss, 1, [{ categoryId: desk.categoryId, requiredMinutes: 60 }])).rejects.toThrow(
    'recordNotFound',
  );
  await expect(own.require(manager, 1, [])).rejects.toThrow('recordNotFound');
  const logged = await own.log(ana, own.input(90));
  await own.log(ana, own.input(15));
  await own.decide(boss, logged);
  expect(await own.read(boss, logged)).toMatchObject({
    requiredMinutes: 1200,
    confirmedMinutes: 90,
    pendingMinutes: 15,
  });
  const totals = await own.totals(boss);
  const of = ({ person }: SignedIn) => totals.find(({ studentId }) => studentId === person.id)?.categories;
  expect(of(ana)).toMatchObject([{ requiredMinutes: 1200, confirmedMinutes: 90, pendingMinutes: 15 }]);
  expect(of(ben)).toMatchObject([{ requiredMinutes: 1200, confirmedMinutes: 0, pendingMinutes: 0 }]);
  const requirements = [{ categoryId, requiredMinutes: 1200 }];
  const dueOn = own.day(69);
  expect(await own.require(boss, 1, requirements, dueOn)).toMatchObject({ version: 2, dueOn });
  expect(await own.require(boss, 1, requirements, dueOn)).toMatchObject({ version: 2, dueOn });
  expect(await own.own(ana)).toMatchObject({ dueOn, weeksLeft: 10, categories: [{ minutesPerWeek: 111 }] });
  expect(await own.require(boss, 2, [])).toMatchObject({ version: 3, dueOn: null, requirements: [] });
  expect(await own.actionsOn(own.groupId)).toEqual(['saveHourPolicy', 'saveHourPolicy', 'saveHourPolicy']);
});

test('categories have names by language, told apart on their campus; archived ones keep their hours (HOURS-04)', async () => {
  const own = await HourDesk.open(college);
  const boss = await own.manager();
  const names = [{ locale: 'de_DE', name: ' Musik ' }];
  const id = randomUUID();
  const music = await own.saveCategory(boss, 'Music', id, undefined, names);
  expect(music).toMatchObject({
    names: [
      { locale: 'en', name: 'Music' },
      { locale: 'de_DE', name: 'Musik' },
    ],
  });
  expect(await own.saveCategory(boss, 'Music', id, undefined, names)).toEqual(music);
  await expect(own.saveCategory(boss, 'music')).rejects.toThrow('hourCategoryNameTaken');
  await expect(own.saveCategory(boss, ' ')).rejects.toThrow('hourCategoryNameMissing');
  await expect(own.saveCategory(boss, 'x'.repeat(61))).rejects.toThrow('hourCategoryNameTooLong');
  await expect(own.saveCategory(manager, 'Kitchen')).rejects.toThrow('recordNotFound');
  await expect(desk.saveCategory(manager, 'Kitchen', id, 1)).rejects.toThrow('recordNotFound');
  const choir = await own.saveCategory(boss, 'Choir', id, 1, names);
  expect(choir).toMatchObject({ name: 'Choir', version: 2 });
  await expect(own.saveCategory(boss, 'Band', id, 1)).rejects.toThrow('changedMeanwhile');
  const ana = await own.student();
  const logged = await own.log(ana, own.input(60, { categoryId: id }));
  const archived = await own.archive(boss, choir);
  expect(archived).toMatchObject({ isArchived: true, version: 3 });
  expect((await own.own(ana)).offered.map(({ _id }) => _id)).toEqual([own.categoryId]);
  expect(await own.change(ana, logged, own.input(30, { categoryId: id }))).toMatchObject({
    categoryName: 'Choir',
  });
  const other = await own.saveCategory(boss, 'Choir');
  await expect(own.archive(boss, archived, false)).rejects.toThrow('hourCategoryNameTaken');
  await own.archive(boss, other);
  expect(await own.archive(boss, archived, false)).toMatchObject({ isArchived: false });
  await expect(own.archive(manager, other, false)).rejects.toThrow('recordNotFound');
});

test('a group begun from another requires the same, one of the next year what its own year does on the campus (HOURS-04)', async () => {
  const own = await HourDesk.open(college);
  const boss = await own.manager();
  const { owner } = college.database;
  const old = await own.saveCategory(boss, 'Old');
  const required = [
    { categoryId: own.categoryId, requiredMinutes: 1200 },
    { categoryId: old._id, requiredMinutes: 60 },
  ];
  await own.require(boss, 0, required);
  await own.archive(boss, old);
  const second = await college.group({ regionId: own.regionId });
  await owner.query(
    'update student_group set study_year = case when id = $1 then 1 else 2 end where region_id = $2',
    [own.groupId, own.regionId],
  );
  await owner.query('insert into hour_policy (group_id, region_id) values ($1, $2)', [
    second.id,
    own.regionId,
  ]);
  await owner.query(
    'insert into hour_requirement (group_id, category_id, region_id, required_minutes) values ($1, $2, $3, 2400)',
    [second.id, own.categoryId, own.regionId],
  );
  const { person } = await own.student();
  const made = async (document: string, more: object, studyYear: number) => {
    const id = randomUUID();
    const { errors } = await boss.call(document, {
      id,
      input: {
        regionId: own.regionId,
        name: `Group ${id}`,
        studyYear,
        intake: '2027',
        session: 'DAY',
        locale: 'en',
      },
      ...more,
    });
    expect(errors).toEqual([]);
    return (await own.policy(boss, id))?.requirements;
  };
  const copied = await made(
    'mutation c($id: ID!, $input: GroupInput!, $of: ID) { createGroup(groupId: $id, groupInput: $input, copyOf: $of) { _id } }',
    { of: own.groupId },
    1,
  );
  expect(copied).toEqual([{ categoryId: own.categoryId, requiredMinutes: 1200 }]);
  const { rows: noted } = await owner.query<object>(
    `select after from audit where action = 'saveHourPolicy' and region_id = $1 and after ? 'copiedFrom'`,
    [own.regionId],
  );
  expect(noted).toEqual([{ after: { requirements: copied, copiedFrom: own.groupId } }]);
  const promoted = await made(
    `mutation p($id: ID!, $input: GroupInput!, $of: ID!, $exceptions: [ExceptionInput!]) {
      promoteGroup(groupId: $of, newGroupId: $id, groupInput: $input, exceptions: $exceptions) { _id } }`,
    { of: own.groupId, exceptions: [{ personId: person.id, reason: 'A proof' }] },
    2,
  );
  expect(promoted).toEqual([{ categoryId: own.categoryId, requiredMinutes: 2400 }]);
});

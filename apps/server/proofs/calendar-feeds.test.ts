import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { College } from '#testing/college.ts';

const MAKE = 'mutation createCalendarFeed { createCalendarFeed }';

const id = {
  exam: randomUUID(),
  assignment: randomUUID(),
  invoice: randomUUID(),
  plan: randomUUID(),
  instalment: randomUUID(),
  category: randomUUID(),
  hours: randomUUID(),
  event: randomUUID(),
  holiday: randomUUID(),
};

let college: College;
let address: string;
/** What stands for ids in the statements below. */
let places: Record<string, string>;

const write = (text: string): Promise<unknown> =>
  college.database.owner.query(
    text.replaceAll(/:(\w+)\b/g, (whole, name: string) => (places[name] ? `'${places[name]}'::uuid` : whole)),
  );

/** A student who teaches as well, and has something of each kind in their calendar in the next days. */
const FULL = `
  insert into teacher (id, region_id, name, person_id) values (:ownTeacher, :region, 'Ana Berg', :person);
  insert into teacher (id, region_id, name) values (:teacher, :region, 'Ruth Berg');
  insert into class_session (id, region_id, group_id, course_id, teacher_id, starts_at, ends_at) values
    (:session, :region, :group, :course, :teacher, now() + interval '2 days', now() + interval '2 days 1 hour'),
    (:taught, :region, :other, :course, :ownTeacher, now() + interval '3 days', now() + interval '3 days 1 hour');
  insert into exam (id, course_id, limit_minutes) values (:exam, :course, 60);
  insert into exam_text (exam_id, locale, title) values (:exam, 'en', 'Final exam');
  insert into exam_group (exam_id, group_id, region_id, opens_at, deadline)
    values (:exam, :group, :region, now() + interval '1 day', now() + interval '5 days');
  insert into assignment (id, course_id, kind) values (:assignment, :course, 'GRADED');
  insert into assignment_text (assignment_id, locale, title) values (:assignment, 'en', 'Essay');
  insert into assignment_group (assignment_id, group_id, region_id, due_at)
    values (:assignment, :group, :region, now() + interval '4 days');
  insert into invoice (id, person_id, region_id, year, count, number, title, currency, issued_on, due_on, subtotal, tax, total,
    issued_at) select :invoice, :person, :region, 2026, 1, 'A-1', 'Tuition', value, current_date, current_date + 9, 100, 0, 100, now()
    from currency order by value limit 1;
  insert into payment_plan (id, person_id, region_id, invoice_id, frequency, first_day, set_up_at)
    values (:plan, :person, :region, :invoice, 'MONTHLY', current_date + 6, now());
  insert into plan_instalment (id, plan_id, person_id, region_id, due_on, try_on, amount)
    values (:instalment, :plan, :person, :region, current_date + 6, current_date + 6, 100);
  insert into hour_category (id, region_id, names, position) values (:category, :region, '{"en": "Music"}', 1);
  insert into hour_entry (id, person_id, region_id, group_id, category_id, day, minutes, created_at)
    values (:hours, :person, :region, :group, :category, current_date, 60, now());
  insert into calendar_event (id, title, kind, first_day, last_day, spans_from, spans_to, region_id) values
    (:event, 'Chapel', 'EVENT', current_date + 3, current_date + 3, current_date + 3, current_date + 3, :region),
    (:holiday, 'Founders’ day', 'HOLIDAY', current_date + 8, current_date + 8, current_date + 8, current_date + 8, null);
  insert into group_calendar (group_id, region_id, address, entries) values (:group, :region, 'https://calendar.test/a.ics',
    jsonb_build_array(jsonb_build_object('uid', 'a', 'title', 'Choir', 'place', '', 'startsAt', now() + interval '1 day',
      'endsAt', null, 'allDay', false)));`;

beforeAll(async () => {
  college = await College.open();
  const { id: region } = await college.region({ timeZone: 'America/Denver' });
  const [group, other] = [
    await college.group({ regionId: region }),
    await college.group({ regionId: region }),
  ];
  const { id: course } = await college.course({ groupIds: [group.id] });
  const reader = await college.signedIn({ regionIds: [region], groupIds: [group.id] });
  places = { ...id, region, group: group.id, other: other.id, course, person: reader.person.id };
  for (const name of ['ownTeacher', 'teacher', 'session', 'taught']) places[name] = randomUUID();
  await write(FULL);
  const { data } = await reader.call(MAKE);
  address = college.url + new URL(data?.['createCalendarFeed'] as string).pathname;
});
afterAll(() => college.close());

const read = (etag = ''): Promise<Response> => fetch(address, { headers: { 'if-none-match': etag } });
const etagNow = async (): Promise<string> => (await read()).headers.get('etag') ?? '';

const CHANGES: [what: string, statement: string][] = [
  [
    'a class is moved',
    `update class_session set starts_at = starts_at - interval '1 hour' where id = :session`,
  ],
  ['a class is cancelled', `update class_session set cancelled_at = now() where id = :session`],
  [
    'a class is added',
    `insert into class_session (region_id, group_id, starts_at, ends_at)
     values (:region, :group, now() + interval '7 days', now() + interval '7 days 1 hour')`,
  ],
  ['a class that they teach gets a room', `update class_session set room = '2' where id = :taught`],
  [
    'a class that they taught is another’s',
    `update class_session set teacher_id = :teacher where id = :taught`,
  ],
  ['another’s class becomes theirs', `update class_session set teacher_id = :ownTeacher where id = :taught`],
  ['a course is renamed', `update course_text set name = 'Romans' where course_id = :course`],
  [
    'an exam closes later',
    `update exam_group set deadline = deadline + interval '1 hour' where exam_id = :exam`,
  ],
  ['an exam is renamed', `update exam_text set title = 'Oral exam' where exam_id = :exam`],
  [
    'they alone have more time for an exam',
    `insert into exam_grant (exam_id, group_id, person_id, region_id, deadline, reason, granted_at)
     values (:exam, :group, :person, :region, now() + interval '8 days', 'Ill', now())`,
  ],
  ['that is taken back', `delete from exam_grant where exam_id = :exam`],
  ['an exam is archived', `update exam set archived_at = now() where id = :exam`],
  [
    'an assignment is due later',
    `update assignment_group set due_at = due_at + interval '1 hour' where assignment_id = :assignment`,
  ],
  [
    'an assignment is renamed',
    `update assignment_text set title = 'Report' where assignment_id = :assignment`,
  ],
  [
    'they alone have more time for an assignment',
    `insert into submission (assignment_id, person_id, group_id, region_id, extended_to, extension_reason)
     values (:assignment, :person, :group, :region, now() + interval '9 days', 'Ill')`,
  ],
  ['an assignment is archived', `update assignment set archived_at = now() where id = :assignment`],
  ['an instalment is put off', `update plan_instalment set try_on = try_on + 1 where id = :instalment`],
  ['a plan is off', `update payment_plan set disabled_at = now(), disabled_by = 'STAFF' where id = :plan`],
  [
    'an invoice comes',
    `insert into invoice (id, person_id, region_id, year, count, number, title, currency, issued_on, due_on,
     subtotal, tax, total, issued_at) select gen_random_uuid(), :person, :region, 2026, 2, 'A-2', 'Books', currency, issued_on, due_on,
     1, 0, 1, now() from invoice where id = :invoice`,
  ],
  [
    'an invoice is deleted',
    `with first as (insert into ledger_entry (id, person_id, region_id, type, invoice_id, currency, amount, day, made_at)
      select gen_random_uuid(), person_id, region_id, 'INVOICE', id, currency, 100, issued_on, now() from invoice where id = :invoice returning *),
     undone as (insert into ledger_entry (id, person_id, region_id, type, invoice_id, currency, amount, reverses, day, made_at)
      select gen_random_uuid(), person_id, region_id, 'INVOICE', invoice_id, currency, -100, id, day, now() from first returning *)
     insert into posting (entry_id, position, person_id, region_id, account, invoice_id, amount)
      select id, 0, person_id, region_id, 'RECEIVABLE', invoice_id, 0 from undone`,
  ],
  ['hours are longer', `update hour_entry set minutes = 90 where id = :hours`],
  [
    'a category of hours is renamed',
    `update hour_category set names = '{"en": "Choir"}' where id = :category`,
  ],
  ['hours are refused', `update hour_entry set status = 'REFUSED' where id = :hours`],
  [
    'an event is moved',
    `update calendar_event set first_day = first_day + 1, last_day = last_day + 1 where id = :event`,
  ],
  ['an event is deleted', `delete from calendar_event where id = :event`],
  ['a holiday is renamed', `update calendar_event set title = 'Day of rest' where id = :holiday`],
  [
    'a calendar elsewhere has changed',
    `update group_calendar set entries = jsonb_set(entries, '{0,title}', '"Band"')`,
  ],
  ['a calendar elsewhere is not the group’s any more', `delete from group_calendar where group_id = :group`],
  ['a campus moves', `update region set time_zone = 'Europe/London' where id = :region`],
  ['the college is renamed', `update site_settings set app_name = 'Berea'`],
  [
    'a sentence is translated anew',
    `insert into translation (locale, message_id, text) values ('en', 'entryInvoiceIsDue', 'To pay: {title}')`,
  ],
  ['they read another language', `update person set locale = 'de_DE' where id = :person`],
  [
    'they join a group',
    `insert into class_session (region_id, group_id, starts_at, ends_at)
      values (:region, :other, now() + interval '9 days', now() + interval '9 days 1 hour');
     insert into group_member (group_id, person_id, region_id, first_day) values (:other, :person, :region, current_date - 1)`,
  ],
  ['they leave it', `delete from group_member where group_id = :other and person_id = :person`],
  [
    'they join a campus',
    `with elsewhere as (insert into calendar_event (id, title, kind, first_day, last_day, spans_from, spans_to, region_id)
      select gen_random_uuid(), 'Feast', 'EVENT', current_date + 3, current_date + 3, current_date + 3, current_date + 3, id
      from region where id <> :region order by id limit 1 returning region_id)
     insert into person_region (person_id, region_id) select :person, region_id from elsewhere`,
  ],
  ['a group is archived', `update student_group set archived_at = now() where id = :group`],
];

test('whatever stands in a calendar is told by its feed as soon as it has changed, and nothing twice (DASH-01)', async () => {
  await college.region();
  const whole = await (await read()).text();
  for (const title of ['Final exam', 'Essay', 'A-1', 'Music', 'Chapel', 'Founders', 'Choir'])
    expect(whole).toContain(title);
  for (const [what, statement] of CHANGES) {
    const before = await etagNow();
    expect([what, (await read(before)).status]).toEqual([what, 304]);
    await write(statement);
    const answer = await read(before);
    expect([what, answer.status]).toEqual([what, 200]);
    expect(answer.headers.get('etag')).not.toBe(before);
  }
});

test('a day that begins is told too, and what was looked at today costs one read', async () => {
  const before = await etagNow();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  expect((await read(before)).status).toBe(304);
  // The second tells the connection on whose behalf it reads.
  expect(query.mock.calls.length).toBeLessThanOrEqual(2);
  college.pass(25 * 3_600_000);
  query.mockClear();
  await read(before);
  expect(query.mock.calls.length).toBeGreaterThan(10);
  query.mockRestore();
});

/** What feeds read, though no word of it stands in them: whether work is done, what was paid, who may sign in. */
const NOT_TOLD = ['calendar_feed', 'calendar_change', 'exam_attempt', 'currency', 'ledger_entry', 'locale'];

test('every table that a feed is made of says when it changes', async () => {
  college.pass(25 * 3_600_000);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await read();
  const said = query.mock.calls.map(([asked]) => JSON.stringify(asked)).join(' ');
  query.mockRestore();
  const { rows } = await college.database.owner.query<{ name: string; tells: boolean }>(
    `select relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname like 'calendars_hear%') as tells
     from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const isRead = ({ name }: { name: string }) => new RegExp(`(from|join) (\\\\"|)${name}\\b`).test(said);
  const read_ = rows.filter(isRead);
  expect(read_.length).toBeGreaterThan(15);
  expect(
    read_
      .filter(({ tells }) => !tells)
      .map(({ name }) => name)
      .filter((name) => !NOT_TOLD.includes(name)),
  ).toEqual([]);
});

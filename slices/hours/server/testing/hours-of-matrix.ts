import { randomUUID } from 'node:crypto';
import type { Fixture } from '#testing/matrix/slice-matrix.ts';
import { FREE_REGISTRANT, type Who } from '#testing/matrix/words.ts';

const managersThere: Who = ['managerThere', 'superadmin'];

/** Hours keep their day when they are changed, however long ago it is. */
export const LOGGED_ON = '2026-02-02';

const ENTRIES = [
  ['hoursToChange', 'PENDING'],
  ['hoursToDelete', 'PENDING'],
  ['hoursToDecide', 'PENDING'],
  ['hoursToAskAbout', 'PENDING'],
  ['hoursAskedAbout', 'PENDING'],
  ['decidedHours', 'CONFIRMED'],
] as const;

/** When every timer of these classes was started. */
export const TIMED_SINCE = '2026-01-05T09:00:00Z';

/** A class of which hours are required, with hours of a person in each state and a timer that runs. */
export async function seedHours(fixture: Fixture) {
  const { owner, subject, personId, regionId, registrarId, mark } = fixture;
  if (!personId || !regionId) return [];
  // Who came by themselves is told of nobody.
  const deciderId = subject.key === FREE_REGISTRANT ? null : registrarId;
  const [classId, categoryId, decisionId] = [randomUUID(), randomUUID(), randomUUID()];
  const timer = { place: mark('hourTimer', 'place'), note: mark('hourTimer', 'note') };
  // A campus offers only so many: those that were planted for the same person before make room.
  await owner.query(
    `update hour_category set archived_at = now() where region_id = $1 and names ->> 'en' like $2 || ' %'
     and archived_at is null`,
    [regionId, mark('hourCategory', 'name')],
  );
  await owner.query(
    `with class as (insert into student_group (id, region_id, name) values ($1, $2, $3)),
     member as (insert into group_member (group_id, person_id, region_id, first_day) values ($1, $4, $2, '2026-01-05')),
     category as (insert into hour_category (id, region_id, names, position)
       values ($5, $2, jsonb_build_object('en', $6::text), 1)),
     counted as (insert into attendance_schema (name) values ($9) returning id),
     term as (insert into attendance_term (schema_id, name, first_day, last_day)
       select id, 'Proof', '2000-01-01', '2199-12-31' from counted),
     ruled as (insert into group_schema (group_id, region_id, schema_id) select $1, $2, id from counted),
     policy as (insert into hour_policy (group_id, region_id, due_on) values ($1, $2, '2199-12-31')),
     required as (insert into hour_requirement (group_id, category_id, region_id, required_minutes) values ($1, $5, $2, 600))
     insert into hour_timer (person_id, group_id, category_id, place, note, started_at)
     values ($4, $1, $5, $7, $8, $10)
     on conflict (person_id) do update
     set group_id = excluded.group_id, category_id = excluded.category_id, started_at = excluded.started_at`,
    [
      classId,
      regionId,
      mark('hourClass', 'name'),
      personId,
      categoryId,
      `${mark('hourCategory', 'name')} ${categoryId.slice(0, 8)}`,
      timer.place,
      timer.note,
      `Proof ${classId}`,
      TIMED_SINCE,
    ],
  );
  const logged = [];
  for (const [name, status] of ENTRIES) {
    const id = randomUUID();
    await owner.query(
      `insert into hour_entry (id, person_id, region_id, group_id, category_id, day, minutes, place, note, status, admin_comments,
         decided_at, decided_by, created_at)
       values ($1, $2, $3, $4, $5, $6, 5, $7, $8, $9, $10, now(), $11, now())`,
      [
        id,
        personId,
        regionId,
        classId,
        categoryId,
        LOGGED_ON,
        mark(name, 'place'),
        mark(name, 'note'),
        status,
        mark(name, 'comments'),
        deciderId,
      ],
    );
    logged.push({ name, id });
  }
  await owner.query(
    `insert into hour_decision (id, entry_id, region_id, person_id, status, admin_comments, decided_at, decided_by, previous_status,
       previous_admin_comments)
     values ($1, $2, $3, $4, 'CONFIRMED', $5, now(), $6, 'PENDING', $7)`,
    [
      decisionId,
      logged.at(-1)?.id,
      regionId,
      personId,
      mark('hourDecision', 'comments'),
      deciderId,
      mark('hourDecision', 'before'),
    ],
  );
  const requests = await seedRequests(fixture, { classId, logged });
  return [
    ...logged,
    ...requests,
    { name: 'hourDecision', id: decisionId },
    { name: 'hourTimer', texts: timer },
    { name: 'hourCategory', id: categoryId },
    {
      name: 'hourClass',
      id: classId,
      readers: { SignUpGroup: [], HourGroup: managersThere, OwnHourGroup: ['self'] as Who },
    },
  ];
}

interface Logged {
  classId: string;
  logged: readonly { name: string; id: string }[];
}

/** Supervisors who were asked: one has answered, one not yet. */
async function seedRequests({ owner, personId, regionId, mark }: Fixture, { classId, logged }: Logged) {
  const requests = [];
  for (const name of ['hourRequest', 'openHourRequest']) {
    const id = randomUUID();
    const entry = logged.find(
      (one) => one.name === (name === 'hourRequest' ? 'decidedHours' : 'hoursAskedAbout'),
    );
    await owner.query(
      `with asked as (
         insert into hour_request (id, person_id, region_id, group_id, supervisor_name, supervisor_email, locale, entry_count, asked_at,
           expires_at, answered_at, answer, comment, answered_ip)
         values ($1, $2, $3, $4, $5, $6, 'en', 1, now(), now() + interval '14 days', case when $9 then now() end,
           case when $9 then 'CONFIRMED' end, $7, case when $9 then '127.0.0.9' end) returning id)
       insert into hour_request_entry (request_id, entry_id, person_id, region_id, version) select id, $8, $2, $3, 1 from asked`,
      [
        id,
        personId,
        regionId,
        classId,
        mark(name, 'supervisorName'),
        mark(name, 'supervisorEmail'),
        mark(name, 'comment'),
        entry?.id,
        name === 'hourRequest',
      ],
    );
    requests.push({ name, id });
  }
  return requests;
}

import { randomUUID } from 'node:crypto';
import type { Fixture, SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import { FREE_REGISTRANT, type Who } from '#testing/matrix/words.ts';

const managers: Who = ['manager', 'superadmin'];
const managersThere: Who = ['managerThere', 'superadmin'];
/** Nobody decides about themselves. */
const deciders: Who = [
  ['managerThere', 'somebodyElse'],
  ['superadmin', 'somebodyElse'],
];
const readers: Who = ['self', 'managerThere', 'superadmin'];
const told: Who = [['self', 'studying'], 'managerThere', 'superadmin'];

const inputOf = (target: Target) => ({
  groupId: target.id('hourClass'),
  categoryId: target.id('hourCategory'),
  day: LOGGED_ON,
  minutes: 6 + (target.next() % 40),
  place: 'Proof',
  note: 'Proof',
});

/** Hours keep their day when they are changed, however long ago it is. */
const LOGGED_ON = '2026-02-02';

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'ownHours ownHourEntries': ['signedIn'],
      'hourEntries hourEntryCounts hourEntryToDecide': managers,
      'hourCategories hourGroup hourGroups hourPolicy hourTotals': managers,
    },
    OwnHours: {
      '_id categories groupId groups lastDay months offered timer today weeksLeft': ['signedIn'],
    },
    OwnHourGroup: { '_id firstDay lastDay name': ['self', 'member'] },
    OfferedHourCategory: { '_id name': ['self', 'member'] },
    HourMonth: { 'minutesConfirmed minutesPending minutesRefused month': ['signedIn'] },
    HourTimer: { '_id categoryId groupId note place startedAt': ['self'] },
    HourCategoryTotal: {
      'categoryId confirmedMinutes minutesPerWeek name pendingMinutes requiredMinutes': ['self', ...managers],
    },
    HourEntryPage: { 'count countIsOpen nextCursor rows': ['signedIn'] },
    HourEntry: {
      decidedByName: told,
      '_id adminComments categoryId categoryName day decidedAt decisionId groupId groupName': readers,
      'loggedAt minutes note place regionName request status studentId studentName version': readers,
    },
    HourRequest: {
      '_id answeredAt askedAt comment entryCount expiresAt locale state supervisorEmail supervisorName':
        readers,
      answeredFrom: managersThere,
    },
    HourCounts: { 'confirmed oldest pending refused': managers },
    HourEntryToDecide: { '_id confirmedMinutes entry pendingMinutes requiredMinutes': deciders },
    HourOutcome: { 'entryId outcome': managers },
    HourGroup: { '_id name regionId regionName': managersThere },
    HourTotal: { '_id categories studentId studentName': managers },
    HourPolicy: { '_id categories groupId regionId requirements version': managersThere },
    HourRequirement: { 'categoryId requiredMinutes': managersThere },
    HourCategory: { '_id isArchived name names regionId regionName version': managersThere },
    HourCategoryName: { 'locale name': managersThere },
  },
  namesOthers: {
    'HourEntry.decidedByName': told,
    'HourEntry.regionName': readers,
    'HourEntry.studentName': readers,
    'HourTotal.studentName': managers,
    'HourGroup.regionName': managersThere,
    'HourCategory.regionName': managersThere,
  },
  asks: {
    'Query.hourEntries': () => [
      { filter: undefined, first: 100, after: undefined },
      { filter: undefined, first: 1, after: undefined },
    ],
    'Query.hourEntryCounts': () => [{ filter: undefined }],
    'Query.hourGroups': () => [{ search: undefined }],
    'Query.ownHourEntries': (target) => [
      { groupId: target.id('hourClass') ?? randomUUID(), month: '2026-02', first: 20, after: undefined },
      { groupId: target.id('hourClass') ?? randomUUID(), month: undefined, first: 1, after: undefined },
    ],
  },
  writes: {
    saveHourEntry: {
      cases: [
        {
          who: ['self'],
          at: (target) => ({ entryId: target.id('hoursToChange'), version: 1, input: inputOf(target) }),
        },
      ],
    },
    deleteHourEntry: {
      cases: [{ who: ['self'], at: (target) => ({ entryId: target.id('hoursToDelete'), version: 1 }) }],
    },
    startHourTimer: {
      cases: [
        {
          who: ['self'],
          at: (target) => ({
            input: {
              groupId: target.id('hourClass'),
              categoryId: target.id('hourCategory'),
              place: target.text('hourTimer', 'place'),
              note: target.text('hourTimer', 'note'),
            },
          }),
        },
      ],
    },
    stopHourTimer: {
      cases: [
        // Hours of others are none of the caller's, and a timer that became hours once becomes none again.
        { who: ['self'], at: (target) => ({ entryId: target.id('hoursToDecide') }) },
      ],
    },
    discardHourTimer: { cases: [{ who: ['signedIn'], at: () => ({}) }] },
    askSupervisor: {
      cases: [
        {
          who: [['self', 'inPerson']],
          at: (target) => ({
            requestId: randomUUID(),
            entryId: target.id('hoursToAskAbout'),
            version: 1,
            isWholeWeek: false,
            input: { name: 'Proof', email: `proof${target.next()}@example.net`, locale: 'en' },
          }),
        },
      ],
    },
    revokeHourRequest: {
      cases: [{ who: ['self'], at: (target) => ({ requestId: target.id('openHourRequest') }) }],
    },
    decideHourEntry: {
      cases: [
        {
          who: deciders,
          at: (target) => ({
            decisionId: randomUUID(),
            entryId: target.id('hoursToDecide'),
            version: 1,
            status: 'REFUSED',
            adminComments: 'Proof',
          }),
        },
      ],
    },
    undoHourDecision: {
      cases: [{ who: deciders, at: (target) => ({ decisionId: target.id('hourDecision') }) }],
    },
    // What is out of reach is answered with, and not refused: each is decided for itself.
    decideHourEntries: {
      cases: [
        {
          who: managers,
          at: (target) => ({
            decisions: [{ decisionId: randomUUID(), entryId: target.id('hoursToDecide'), version: 1 }],
            status: 'CONFIRMED',
            adminComments: '',
          }),
        },
      ],
    },
    undoHourDecisions: {
      cases: [
        {
          who: managers,
          at: (target) => ({
            decisions: [{ decisionId: target.id('hourDecision'), entryId: target.id('decidedHours') }],
          }),
        },
      ],
    },
    saveHourPolicy: {
      cases: [
        {
          who: managersThere,
          at: (target) => ({
            groupId: target.id('hourClass'),
            version: 1,
            requirements: [
              { categoryId: target.id('hourCategory'), requiredMinutes: 60 + (target.next() % 1000) },
            ],
          }),
        },
      ],
    },
    saveHourCategory: {
      cases: [
        {
          who: managersThere,
          at: (target) => ({
            categoryId: target.id('hourCategory'),
            version: 1,
            regionId: target.id('region'),
            input: { names: [{ locale: 'en', name: `Proof ${target.next()}` }] },
          }),
        },
      ],
    },
    archiveHourCategory: {
      cases: [
        {
          who: managersThere,
          at: (target) => ({ categoryId: target.id('hourCategory'), version: 1, isArchived: true }),
        },
      ],
    },
  },
  seed: seedHours,
};

const ENTRIES = [
  ['hoursToChange', 'PENDING'],
  ['hoursToDelete', 'PENDING'],
  ['hoursToDecide', 'PENDING'],
  ['hoursToAskAbout', 'PENDING'],
  ['hoursAskedAbout', 'PENDING'],
  ['decidedHours', 'CONFIRMED'],
] as const;

/** A class of which hours are required, with hours of a person in each state and a timer that runs. */
async function seedHours({ owner, subject, personId, regionId, registrarId, mark }: Fixture) {
  if (!personId || !regionId) return [];
  // Who came by themselves is told of nobody.
  const deciderId = subject.key === FREE_REGISTRANT ? null : registrarId;
  const [classId, categoryId, decisionId] = [randomUUID(), randomUUID(), randomUUID()];
  const timer = { place: mark('hourTimer', 'place'), note: mark('hourTimer', 'note') };
  await owner.query(
    `with class as (insert into student_group (id, region_id, name) values ($1, $2, $3)),
     member as (insert into group_member (group_id, person_id, region_id, first_day) values ($1, $4, $2, '2026-01-05')),
     category as (insert into hour_category (id, region_id, names, position)
       values ($5, $2, jsonb_build_object('en', $6::text), 1)),
     counted as (insert into attendance_schema (name) values ($9) returning id),
     term as (insert into attendance_term (schema_id, name, first_day, last_day)
       select id, 'Proof', '2000-01-01', '2199-12-31' from counted),
     ruled as (insert into group_schema (group_id, region_id, schema_id) select $1, $2, id from counted),
     policy as (insert into hour_policy (group_id, region_id) values ($1, $2)),
     required as (insert into hour_requirement (group_id, category_id, region_id, required_minutes) values ($1, $5, $2, 600))
     insert into hour_timer (person_id, group_id, category_id, place, note, started_at)
     values ($4, $1, $5, $7, $8, now() - interval '10 minutes')
     on conflict (person_id) do update set group_id = excluded.group_id, category_id = excluded.category_id`,
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

import { randomUUID } from 'node:crypto';
import type { Fixture, SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const keepers: Who = ['manager', 'admin', 'superadmin'];
const keepersThere: Who = ['managerThere', 'adminThere', 'superadmin'];

const inputFor = (target: Target) => ({
  title: 'Proof',
  firstDay: '2026-11-18',
  lastDay: '2026-11-18',
  groupId: target.id('calendarClass'),
});

/** For everybody at a campus. */
const campusInputFor = (target: Target) => ({
  ...inputFor(target),
  groupId: null,
  regionId: target.id('region'),
});

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'calendarConnection calendarProvider': ['signedIn'],
      calendar: ['signedIn'],
      'calendarFeed followedCalendars': ['signedIn'],
      groupCalendar: keepers,
      'calendarEvent calendarEvents': keepers,
    },
    CalendarEvent: {
      '_id changes description endTime firstDay groupId groupName kind lastDay place regionId regionName rule startTime title version':
        keepers,
    },
    Calendar: { 'entries first isCut last timeZone': ['signedIn'] },
    CalendarEntry: {
      '_id allDay campus detail endsAt eventDay isDone kind note path startsAt timeZone title': ['signedIn'],
      // What a person keeps elsewhere is not read in their name.
      url: ['inPerson'],
      eventId: keepers,
    },
    CalendarConnection: { 'connectedAt problem provider readAt': ['signedIn'] },
    FollowedCalendar: { '_id groupName isFailing readAt': ['signedIn'] },
    GroupCalendar: { '_id address entryCount problem readAt triedAt': keepers },
    CalendarFeed: { 'createdAt readAt': ['signedIn'] },
    CalendarConsent: { url: ['inPerson'] },
  },
  writes: {
    createCalendarFeed: { cases: [{ who: ['inPerson'], at: () => ({}) }] },
    setGroupCalendar: {
      cases: [
        {
          who: keepersThere,
          at: (target) => ({ groupId: target.id('calendarClass'), address: 'https://192.0.2.1/proof.ics' }),
        },
      ],
    },
    revokeCalendarFeed: { cases: [{ who: ['inPerson'], at: () => ({}) }] },
    readCalendarAgain: { cases: [{ who: ['inPerson'], at: () => ({}) }] },
    disconnectCalendar: { cases: [{ who: ['inPerson'], at: () => ({}) }] },
    createCalendarEvent: {
      cases: [
        { who: keepersThere, at: (target) => ({ eventId: randomUUID(), eventInput: inputFor(target) }) },
        {
          who: keepersThere,
          at: (target) => ({ eventId: randomUUID(), eventInput: campusInputFor(target) }),
        },
      ],
    },
    updateCalendarEvent: {
      cases: [
        {
          who: keepersThere,
          at: (target) => ({ eventId: target.id('classEvent'), version: 1, eventInput: inputFor(target) }),
        },
        {
          who: keepersThere,
          at: (target) => ({
            eventId: target.id('classEvent'),
            version: 1,
            eventInput: campusInputFor(target),
          }),
        },
        {
          who: ['superadmin'],
          at: (target) => ({
            eventId: target.id('collegeEvent'),
            version: 1,
            eventInput: { title: 'Proof', firstDay: '2026-11-18', lastDay: '2026-11-18' },
          }),
        },
      ],
    },
    deleteCalendarEvent: {
      cases: [{ who: keepersThere, at: (target) => ({ eventId: target.id('classEvent') }) }],
    },
    // The college of the proofs has no access to a provider of calendars.
    calendarConsent: { cases: [{ who: [], at: () => ({}) }] },
    getTokensFromAuthCode: { cases: [{ who: [], at: () => ({ authCode: 'guessed', state: 'guessed' }) }] },
  },
  async seed(fixture) {
    const { owner, personId, regionId, subject, mark } = fixture;
    if (subject.kind === 'college') {
      const id = await seedEvent(fixture, 'collegeEvent', null);
      return [{ name: 'collegeEvent', id, readers: { CalendarEvent: ['superadmin'] } }];
    }
    if (!personId) return [];
    await owner.query(
      `insert into calendar_connection (person_id, provider, sealed_token, connected_at, read_at, problem, entries)
       values ($1, 'google', $2, now(), now(), 'calendarUnavailable', jsonb_build_array(jsonb_build_object('uid', 'u', 'title', $3::text,
         'place', '', 'startsAt', now(), 'endsAt', null, 'allDay', false, 'url', 'https://calendar.google.com/'))) on conflict do nothing`,
      [personId, Buffer.from(mark('calendar', 'token')), mark('ownCalendar', 'title')],
    );
    await owner.query(
      `insert into calendar_feed (person_id, token_hash, created_at, made_at, body)
       values ($1, sha256($2), now(), now(), $3) on conflict do nothing`,
      [personId, Buffer.from(mark('calendar', 'feed')), mark('calendar', 'feedText')],
    );
    await owner.query(
      `with asking as (insert into session (secret_hash, person_id, auth_method, expires_at)
         values ('', $1, 'PASSWORD', now() + interval '1 hour') returning id)
       insert into calendar_consent (person_id, session_id, state, begun_at) select $1, id, $2, now() from asking
       on conflict (person_id) do nothing`,
      [personId, mark('calendar', 'state')],
    );
    if (!regionId) return [];
    const calendarClass = await seedClass(fixture);
    const mine = [mark('groupCalendar', 'address'), mark('groupCalendar', 'title')];
    await owner.query(
      `insert into group_calendar (group_id, region_id, address, read_at, tried_at, problem, entries)
       values ($1, $2, 'https://' || $3, now(), now(), 'answerRefused', jsonb_build_array(jsonb_build_object('uid', 'u', 'title', $4::text,
         'place', '', 'startsAt', now(), 'endsAt', null, 'allDay', false)))`,
      [calendarClass, regionId, ...mine],
    );
    return [
      {
        name: 'calendarClass',
        id: calendarClass,
        readers: { SignUpGroup: [], GroupCalendar: keepersThere, FollowedCalendar: ['self'] },
      },
      {
        name: 'classEvent',
        id: await seedEvent(fixture, 'classEvent', calendarClass),
        readers: { CalendarEvent: keepersThere },
      },
    ];
  },
};

/** A group of its own, in which only the person is. */
async function seedClass({ owner, personId, regionId, mark }: Fixture): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with class as (insert into student_group (region_id, name) values ($1, $2) returning id, region_id)
     insert into group_member (group_id, person_id, region_id, first_day)
     select id, $3, region_id, '2026-01-05' from class returning group_id as id`,
    [regionId, mark('calendarClass', 'name'), personId],
  );
  return rows[0]?.id ?? '';
}

async function seedEvent({ owner, regionId, mark }: Fixture, name: string, groupId: string | null) {
  const id = randomUUID();
  await owner.query(
    `insert into calendar_event (id, title, kind, place, description, first_day, last_day, group_id, region_id, spans_from, spans_to)
     values ($1, $2, 'EVENT', $3, $4, current_date, current_date, $5, $6, current_date, current_date + 1)`,
    [id, mark(name, 'title'), mark(name, 'place'), mark(name, 'description'), groupId, regionId],
  );
  return id;
}

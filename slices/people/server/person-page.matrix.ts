import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Fixture } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const staff: Who = ['manager', 'admin', 'reportsAdmin', 'superadmin'];
const admins: Who = ['adminThere', ['superadmin', 'admin']];
const noteReaders: Who = [
  ['adminThere', 'somebodyElse'],
  ['superadmin', 'admin', 'somebodyElse'],
];

/** What only the page of one person shows: notes, history, graduation. */
export const matrix: SliceMatrix = {
  reads: {
    Query: { 'personHistory personNotes': ['admin'] },
    PersonNote: { '_id body createdAt createdBy createdByName isRemoved': noteReaders },
    PersonActionPage: { '_id nextCursor rows': admins },
    PersonAction: { '_id about action actorName at changes impersonatorName isAutomatic reason': admins },
    PersonChange: { 'after before field': admins },
  },
  asks: {
    'Query.personHistory': () => [
      { first: 20, after: undefined },
      { first: 1, after: undefined },
    ],
  },
  namesOthers: {
    'PersonNote.createdByName': staff,
    'PersonAction.actorName': staff,
    'PersonAction.impersonatorName': staff,
  },
  writes: {
    writePersonNote: {
      cases: [
        {
          who: noteReaders,
          at: (target) => ({
            noteId: randomUUID(),
            userId: target.id('region') && target.id('person'),
            body: 'A proof',
          }),
        },
      ],
    },
    // The note was written by another user.
    removePersonNote: {
      cases: [{ who: [], at: (target) => ({ noteId: target.id('note'), isRemoved: true }) }],
    },
    setGraduation: {
      cases: [
        {
          who: admins,
          at: (target) => ({ userId: target.id('graduate'), graduatedOn: '2026-05-17', place: 'Here' }),
        },
      ],
    },
  },
  async seed(fixture) {
    if (!fixture.personId) return [];
    await seedAction(fixture);
    if (!fixture.regionId) return [];
    return [
      { name: 'note', id: await seedNote(fixture) },
      { name: 'graduate', id: await seedGraduate(fixture) },
    ];
  },
};

/** Something that was done to the person. */
async function seedAction({ owner, personId, registrarId, mark }: Fixture): Promise<void> {
  await owner.query(
    `insert into audit (actor_id, impersonator_id, action, entity, entity_id, reason, before)
     values ($1, $1, 'saveUser', 'person', $2, $3, jsonb_build_object('location', $4::text))`,
    [registrarId, personId, mark('action', 'reason'), mark('action', 'location')],
  );
}

/** What a user of the staff has written about the person. */
async function seedNote({ owner, personId, regionId, registrarId, mark }: Fixture): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into person_note (id, about_id, region_id, body, created_by, created_at)
     values (gen_random_uuid(), $1, $2, $3, $4, now()) returning id`,
    [personId, regionId, mark('note', 'body'), registrarId],
  );
  return rows[0]?.id ?? '';
}

/** A user of the campus who is about to graduate. */
async function seedGraduate({ owner, regionId }: Fixture): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with graduate as (insert into person (first_name, last_name, email)
       values ('About', 'To Graduate', gen_random_uuid() || '@example.org') returning id)
     insert into person_region (person_id, region_id) select id, $1 from graduate returning person_id as id`,
    [regionId],
  );
  return rows[0]?.id ?? '';
}

import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Fixture, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const staff: Who = ['manager', 'admin'];
const staffThere: Who = ['managerThere', 'adminThere', ['superadmin', 'manager'], ['superadmin', 'admin']];
const adminsThere: Who = ['adminThere', ['superadmin', 'admin']];

/** One dot: the smallest picture there is. */
const PHOTO =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Neither narrowed nor begun at an id. */
const all = { after: undefined, filter: undefined };

const inputFor = (target: Target) => ({ name: 'Proof', personId: target.id('person') });

export const matrix: SliceMatrix = {
  reads: {
    Query: { 'teacher teachers': staff },
    TeacherPage: { 'count countIsOpen nextCursor rows': staff },
    Teacher: {
      '_id archived biography mayManage name personId personName photoUrl': staffThere,
      'regionId regionName version': staffThere,
    },
  },
  namesOthers: { 'Teacher.personName': staffThere },
  asks: { 'Query.teachers': () => [{ first: 100, ...all }, { first: 1, ...all }, { first: 1 }] },
  writes: {
    createTeacher: {
      cases: [
        {
          who: adminsThere,
          at: (target) => ({
            teacherId: randomUUID(),
            regionId: target.id('region'),
            teacherInput: inputFor(target),
          }),
        },
      ],
    },
    updateTeacher: {
      cases: [
        {
          who: adminsThere,
          at: (target) => ({ teacherId: target.id('tutor'), version: 1, teacherInput: inputFor(target) }),
        },
      ],
    },
    archiveTeacher: {
      cases: [{ who: adminsThere, at: (target) => ({ teacherId: target.id('tutor'), archived: false }) }],
    },
    deleteTeacher: { cases: [{ who: adminsThere, at: (target) => ({ teacherId: target.id('mistake') }) }] },
    setTeacherPhoto: {
      cases: [{ who: adminsThere, at: (target) => ({ teacherId: target.id('tutor'), photo: PHOTO }) }],
    },
    removeTeacherPhoto: {
      cases: [{ who: adminsThere, at: (target) => ({ teacherId: target.id('tutor') }) }],
    },
  },
  async seed(fixture) {
    const { owner, subject, personId, registrarId, regionId } = fixture;
    if (!regionId || subject.kind !== 'person') return [];
    // An account belongs to one teacher of a campus, and the aims want to give it to one.
    await owner.query('update teacher set person_id = null where person_id in ($1, $2) and region_id = $3', [
      personId,
      registrarId,
      regionId,
    ]);
    const tutor = await seedTeacher(fixture, 'tutor', registrarId);
    const mistake = await seedTeacher(fixture, 'mistake', null);
    await owner.query(
      `insert into group_teacher (group_id, teacher_id, region_id)
       select m.group_id, $1, m.region_id from group_member m where m.person_id = $2 and m.region_id = $3
       order by m.group_id desc limit 1`,
      [tutor, personId, regionId],
    );
    await owner.query('insert into teacher_region (teacher_id, region_id, given_by) values ($1, $2, $3)', [
      tutor,
      regionId,
      registrarId,
    ]);
    return [
      { name: 'tutor', id: tutor },
      { name: 'mistake', id: mistake },
    ];
  },
};

async function seedTeacher({ owner, regionId, mark }: Fixture, name: string, personId: string | null) {
  const { rows } = await owner.query<{ id: string }>(
    'insert into teacher (region_id, name, biography, photo_id, person_id) values ($1, $2, $3, $4, $5) returning id',
    [regionId, mark(name, 'name'), mark(name, 'biography'), mark(name, 'photo'), personId],
  );
  return rows[0]?.id ?? '';
}

import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Fixture, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const selfAndStaff: Who = ['self', 'managerThere', 'adminThere', 'superadmin'];
const managers: Who = ['manager', 'admin'];
const managersThere: Who = ['managerThere', 'adminThere', ['superadmin', 'manager'], ['superadmin', 'admin']];

/** Neither narrowed nor begun at an id. */
const all = { after: undefined, filter: undefined };

const inputFor = (target: Target, name: string) => ({
  regionId: target.id('region'),
  name,
  session: 'DAY',
  locale: 'en',
});
const member = (target: Target, group: string) => ({
  groupId: target.id(group),
  personId: target.id('person'),
});
const courseOffering = (target: Target) => ({ groupId: target.id('class'), teacherId: target.id('tutor') });

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      signUpGroup: ['anyone'],
      'group groupCandidates groupMembers groups memberships promotionPolicy': managers,
    },
    User: { 'groups isActiveStudent isAlumniOnly selectedGroup': selfAndStaff },
    GroupMembership: {
      '_id archived firstDay isOver lastDay mayMove name regionId regionName': managersThere,
    },
    Group: { '_id archived name': selfAndStaff },
    SignUpGroup: { '_id name regionName': ['anyone'] },
    GroupPage: { 'count countIsOpen nextCursor rows': managers },
    GroupMemberPage: { 'count countIsOpen nextCursor rows': managers },
    ManagedGroup: {
      '_id archived companionApp intake locale': managersThere,
      'membersEver membersNow membersToGraduate name': managersThere,
      'openForSignUp promotedToId': managersThere,
      'regionId regionName session studyYear teachers today version': managersThere,
    },
    Teacher: { groups: managersThere },
    GroupGraduate: { '_id fullName outcome': ['adminThere', ['superadmin', 'admin']] },
    GroupCandidate: {
      '_id familyName fullName givenName hasGraduated isLeaving requirements shortfalls studentNumber':
        managersThere,
    },
    Requirement: { 'amount isMet name path steps value': managersThere },
    RequirementStep: { 'label value': managersThere },
    PromotionPolicy: {
      '_id asksDues asksHours mayChange minAttendance minEvaluations minScore': managersThere,
      'regionName studyYear version': managersThere,
    },
    GroupMember: {
      '_id email familyName firstDay fullName givenName isDeactivated lastDay movedTo phone studentNumber':
        managersThere,
    },
    GroupEntered: { '_id name': managersThere },
  },
  asks: {
    'Query.groups': () => [{ first: 20, ...all }, { first: 1, ...all }, { first: 1 }],
    'Query.groupCandidates': (target) =>
      target.id('class') ? [{ groupId: target.id('class'), step: 'PROMOTION' }] : [],
    'Query.memberships': (target) => [{ personId: target.id('person') }],
    'Query.groupMembers': () => [
      { first: 20, after: undefined },
      { first: 1, after: undefined },
    ],
  },
  writes: {
    createGroup: {
      cases: [
        {
          who: managersThere,
          at: (target) => ({
            groupId: randomUUID(),
            groupInput: inputFor(target, 'Proof'),
            copyOf: target.id('class'),
          }),
        },
      ],
    },
    updateGroup: {
      cases: [
        {
          who: managersThere,
          at: (target) => ({
            groupId: target.id('class'),
            version: 1,
            groupInput: inputFor(target, 'Proof'),
          }),
        },
      ],
    },
    promoteGroup: {
      cases: [
        {
          who: managersThere,
          at: (target) => ({
            groupId: target.id('class'),
            newGroupId: randomUUID(),
            groupInput: { ...inputFor(target, 'Proof'), studyYear: 3 },
            exceptions: target.id('person') && [{ personId: target.id('person'), reason: 'Proof' }],
          }),
        },
      ],
    },
    savePromotionPolicy: {
      cases: [
        {
          // Managers see to it that it is kept.
          who: managersThere.filter((word) => word !== 'managerThere'),
          at: (target) => ({
            groupId: target.id('class'),
            version: 1,
            promotionPolicyInput: { asksHours: true, asksDues: true, minAttendance: 70 },
          }),
        },
      ],
    },
    undoPromotion: { cases: [{ who: managersThere, at: (target) => ({ groupId: target.id('class') }) }] },
    graduateGroup: {
      cases: [
        {
          who: ['adminThere', ['superadmin', 'admin']],
          at: (target) => ({
            groupId: target.id('class'),
            personIds: target.id('classGraduate') && [target.id('classGraduate')],
            // As they have: nobody else of the cast is to become an alumnus.
            graduatedOn: '2019-05-17',
            place: 'Here',
            exceptions: target.id('classGraduate') && [
              { personId: target.id('classGraduate'), reason: 'Proof' },
            ],
          }),
        },
      ],
    },
    archiveGroup: {
      cases: [{ who: managersThere, at: (target) => ({ groupId: target.id('class'), archived: false }) }],
    },
    addGroupMember: { cases: [{ who: managersThere, at: (target) => member(target, 'class') }] },
    endMemberships: {
      cases: [
        {
          who: managersThere.map((word) => [word, 'somebodyElse'].flat()) as Who,
          at: (target) => ({
            groupId: target.id('class'),
            personIds: target.id('person') && [target.id('person')],
            lastDay: '2199-06-30',
          }),
        },
      ],
    },
    moveGroupMembers: {
      cases: [
        {
          who: managersThere.map((word) => [word, 'somebodyElse'].flat()) as Who,
          at: (target) => ({
            groupId: target.id('class'),
            toGroupId: target.id('nextClass'),
            personIds: target.id('person') && [target.id('person')],
          }),
        },
      ],
    },
    addGroupTeacher: { cases: [{ who: managersThere, at: courseOffering }] },
    removeGroupTeacher: { cases: [{ who: managersThere, at: courseOffering }] },
    removeGroupMember: { cases: [{ who: managersThere, at: (target) => member(target, 'newClass') }] },
  },
  async seed(fixture) {
    const { subject, regionId } = fixture;
    if (!regionId) return [];
    if (subject.kind === 'campus') return [{ name: 'openGroup', id: await seedGroup(fixture, 'open', true) }];
    const [id, newId] = [
      await seedGroup(fixture, 'class', false),
      await seedGroup(fixture, 'newClass', false),
    ];
    await seedMember(fixture, id, '2026-01-05');
    await fixture.owner.query(
      `insert into promotion_policy (region_id, study_year, asks_hours, min_attendance, min_evaluations, min_score_tenths, asks_dues)
       values ($1, 2, true, 90, 1, 30, true) on conflict do nothing`,
      [regionId],
    );
    const classGraduate = await seedGraduate(fixture, id);
    // Still to come, so that on every clock of the world the first day is not over.
    await seedMember(fixture, newId, '2199-01-05');
    await seedFormerMember(fixture);
    const moved = await seedMove(fixture);
    const nextId = await seedGroup(fixture, 'nextClass', false);
    await fixture.owner.query('update student_group set promoted_from = $1 where id = $2', [newId, nextId]);
    const readers = { SignUpGroup: [] };
    return [
      { name: 'class', id, readers },
      { name: 'classGraduate', id: classGraduate },
      { name: 'newClass', id: newId, readers },
      { name: 'nextClass', id: nextId, readers },
      { name: 'leftClass', id: moved.left, readers },
      { name: 'enteredClass', id: moved.entered, readers },
    ];
  },
};

async function seedGroup({ owner, regionId, mark }: Fixture, name: string, isOpen: boolean): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    'insert into student_group (region_id, name, intake, study_year, open_for_sign_up) values ($1, $2, $3, 2, $4) returning id',
    [regionId, mark(name, 'name'), mark(name, 'intake'), isOpen],
  );
  return rows[0]?.id ?? '';
}

async function seedMember({ owner, personId, regionId }: Fixture, groupId: string, firstDay: string) {
  await owner.query(
    'insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, $4)',
    [groupId, personId, regionId, firstDay],
  );
}

/** Somebody in the group who has graduated already. */
async function seedGraduate({ owner, regionId }: Fixture, groupId: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with graduate as (
       insert into person (first_name, last_name, email, graduated_on, graduation_place)
       values ('Class', 'Graduate', $1, '2019-05-17', 'Here') returning id),
     belongs as (insert into person_region (person_id, region_id) select id, $2 from graduate)
     insert into group_member (group_id, person_id, region_id, first_day)
     select $3, id, $2, '2026-01-05' from graduate returning person_id as id`,
    [`${randomUUID()}@example.org`, regionId, groupId],
  );
  return rows[0]?.id ?? '';
}

/** Everybody of a campus was once in its open groups, so that a group has several members. */
async function seedFormerMember({ owner, personId, regionId }: Fixture) {
  await owner.query(
    `insert into group_member (group_id, person_id, region_id, first_day, last_day)
     select id, $1, region_id, '2025-01-06', '2025-06-27' from student_group
     where region_id = $2 and open_for_sign_up on conflict do nothing`,
    [personId, regionId],
  );
}

/** Everybody has moved today from one group to another. */
async function seedMove(fixture: Fixture) {
  const [left, entered] = [
    await seedGroup(fixture, 'leftClass', false),
    await seedGroup(fixture, 'enteredClass', false),
  ];
  await fixture.owner.query(
    `insert into group_member (group_id, person_id, region_id, first_day, last_day)
     select place.group_id, $3, r.id, coalesce(place.first_day, d.today), case when place.first_day is null then null else d.today end
     from (values ($1::uuid, '2026-01-05'::date), ($2::uuid, null)) as place (group_id, first_day)
     cross join region r cross join lateral (select (now() at time zone r.time_zone)::date as today) d
     where r.id = $4`,
    [left, entered, fixture.personId, fixture.regionId],
  );
  return { left, entered };
}

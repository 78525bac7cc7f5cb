import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

test('a course that was passed counts once, and neither one that was failed nor one that was unlocked again', async () => {
  const { owner } = college.database;
  const region = await college.region();
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [region.id] });
  const group = await college.group({ regionId: region.id });
  const ana = await college.person({ regionIds: [region.id], groupIds: [group.id] });
  await owner.query('update student_group set study_year = 1 where id = $1', [group.id]);
  async function settled(courseId: string, state: string, kind = 'CORE', isUnlocked = false): Promise<void> {
    const other = await college.group({ regionId: region.id });
    const finalisationId = randomUUID();
    await owner.query(
      `insert into finalisation (id, course_id, group_id, region_id, finalised_at, unlocked_at, unlock_reason)
       values ($1, $2, $3, $4, now(), case when $5 then now() end, case when $5 then 'A mistake' end)`,
      [finalisationId, courseId, other.id, region.id, isUnlocked],
    );
    await owner.query(
      `insert into course_result (finalisation_id, person_id, region_id, course_id, group_id, code, term, first_day, last_day, credits,
         kind, score, state, parts, steps)
       values ($1, $2, $3, $4, $5, '', '', '2026-01-05', '2026-04-30', 3, $6, 8000, $7, '[]', '[]')`,
      [finalisationId, ana.id, region.id, courseId, other.id, kind, state],
    );
  }
  const [bible, greek, hebrew, music] = await Promise.all(
    Array.from({ length: 4 }, async () => (await college.course({ groupIds: [group.id] })).id),
  );
  await settled(bible ?? '', 'PASSED');
  await settled(bible ?? '', 'PASSED');
  await settled(greek ?? '', 'FAILED');
  await settled(hebrew ?? '', 'PASSED', 'CORE', true);
  await settled(music ?? '', 'PASSED', 'ELECTIVE');
  const { data } = await manager.call(
    `query c($groupId: ID!) { groupCandidates(groupId: $groupId, step: PROMOTION) { requirements { name value } } }`,
    { groupId: group.id },
  );
  expect(data?.['groupCandidates']).toEqual([
    {
      requirements: [
        { name: 'CORE_COURSES', value: '1 of 10' },
        { name: 'ELECTIVES', value: '1 of 3' },
      ],
    },
  ]);
});

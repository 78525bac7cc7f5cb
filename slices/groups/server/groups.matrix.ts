import type { SliceMatrix, Soil } from '#kit/testing/matrix/slice-matrix.ts';
import type { Who } from '#kit/testing/matrix/words.ts';

const selfAndStaff: Who = ['self', 'managerThere', 'adminThere', 'superadmin'];

export const matrix: SliceMatrix = {
  reads: {
    Query: { signUpGroup: ['anyone'] },
    User: { 'groups isActiveStudent isAlumniOnly selectedGroup': selfAndStaff },
    Group: { '_id archived name': selfAndStaff },
    SignUpGroup: { '_id name regionName': ['anyone'] },
  },
  async plant(soil) {
    const { subject, owner, personId, regionId } = soil;
    if (!regionId) return [];
    if (subject.kind === 'campus') return [{ name: 'openGroup', id: await plantGroup(soil, 'open', true) }];
    const id = await plantGroup(soil, 'class', false);
    await owner.query(
      'insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, $4)',
      [id, personId, regionId, '2026-01-05'],
    );
    return [{ name: 'class', id, readers: { SignUpGroup: [] } }];
  },
};

async function plantGroup({ owner, regionId, mark }: Soil, name: string, isOpen: boolean): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    'insert into student_group (region_id, name, open_for_sign_up) values ($1, $2, $3) returning id',
    [regionId, mark(name, 'name'), isOpen],
  );
  return rows[0]?.id ?? '';
}

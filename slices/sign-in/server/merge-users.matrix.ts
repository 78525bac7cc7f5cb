import type { SliceMatrix, Soil } from '#kit/testing/matrix/slice-matrix.ts';

/** Two accounts that are made one. */
export const matrix: SliceMatrix = {
  reads: {},
  writes: {
    mergeUsers: {
      aims: [
        {
          who: [
            ['adminThere', 'inPerson'],
            ['superadmin', 'admin', 'inPerson'],
          ],
          at: (target) => ({
            keptId: target.id('keeper'),
            mergedId: target.id('double'),
            reason: 'A proof',
          }),
        },
        // Nobody is merged with themselves.
        {
          who: [],
          at: (target) => ({ keptId: target.id('keeper'), mergedId: target.id('keeper'), reason: 'A proof' }),
        },
      ],
    },
  },
  async plant(soil) {
    if (!soil.regionId) return [];
    return [
      { name: 'keeper', id: await plantAccount(soil) },
      { name: 'double', id: await plantAccount(soil) },
    ];
  },
};

/** An account of the campus. */
async function plantAccount({ owner, regionId }: Soil): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with account as (insert into person (first_name, last_name, email)
       values ('One', 'Of Two', gen_random_uuid() || '@example.org') returning id)
     insert into person_region (person_id, region_id) select id, $1 from account returning person_id as id`,
    [regionId],
  );
  return rows[0]?.id ?? '';
}

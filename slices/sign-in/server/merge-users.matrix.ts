import type { SliceMatrix, Fixture } from '#testing/matrix/slice-matrix.ts';

/** Two accounts that are made one. */
export const matrix: SliceMatrix = {
  reads: {},
  writes: {
    mergeUsers: {
      cases: [
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
  async seed(fixture) {
    if (!fixture.regionId) return [];
    return [
      { name: 'keeper', id: await seedAccount(fixture) },
      { name: 'double', id: await seedAccount(fixture) },
    ];
  },
};

/** An account of the campus. */
async function seedAccount({ owner, regionId }: Fixture): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with account as (insert into person (first_name, last_name, email)
       values ('One', 'Of Two', gen_random_uuid() || '@example.org') returning id)
     insert into person_region (person_id, region_id) select id, $1 from account returning person_id as id`,
    [regionId],
  );
  return rows[0]?.id ?? '';
}

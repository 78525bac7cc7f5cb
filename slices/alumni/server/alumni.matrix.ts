import type { Fixture, SeededRecord, SliceMatrix } from '#testing/matrix/slice-matrix.ts';

export const matrix: SliceMatrix = { reads: {}, seed };

async function seed({ owner, personId, mark }: Fixture): Promise<SeededRecord[]> {
  if (personId === null) return [];
  const about = mark('alumniProfile', 'about');
  await owner.query(
    'insert into alumni_profile (person_id, about) values ($1, $2) on conflict (person_id) do nothing',
    [personId, about],
  );
  return [{ name: 'alumniProfile', texts: { about } }];
}

import type { SliceNames } from './slice-names.ts';

/** What holds a new slice's server room to its word: its rows of the permission matrix, and its tests. */
export function proofTemplates(names: SliceNames): Record<string, string> {
  return {
    [`server/${names.slice}.matrix.ts`]: matrix(names),
    [`server/${names.slice}.test.ts`]: serverTest(names),
  };
}

const matrix = ({ sliceCamel, recordPascal, table }: SliceNames): string => `
import type { SliceMatrix } from '#kit/testing/matrix/slice-matrix.ts';

export const matrix: SliceMatrix = {
  reads: {
    Query: { ${sliceCamel}: ['manager', 'admin'] },
    ${recordPascal}: { '_id createdAt title': ['managerThere', 'adminThere'] },
  },
  writes: {
    add${recordPascal}: {
      aims: [{ who: ['adminThere'], at: (target) => ({ regionId: target.id('region'), title: 'Another' }) }],
    },
  },
  async plant({ owner, subject, regionId, mark }) {
    if (subject.kind !== 'campus') return [];
    const { rows } = await owner.query<{ id: string }>(
      'insert into ${table} (region_id, title) values ($1, $2) returning id',
      [regionId, mark('${recordPascal.toLowerCase()}', 'title')],
    );
    return rows.map(({ id }) => ({ name: '${sliceCamel}', id }));
  },
};
`;

const serverTest = ({ one, many, sliceCamel, recordCamel, recordPascal }: SliceNames): string => `
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#kit/testing/college.ts';

const ADD = \`mutation add${recordPascal}($regionId: ID!, $title: String!) {
  add${recordPascal}(regionId: $regionId, title: $title) { title } }\`;
const LIST = 'query ${sliceCamel} { ${sliceCamel} { title } }';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

test('an admin adds a ${one} and finds it in the list, admins elsewhere do not', async () => {
  const [here, elsewhere] = [await college.region(), await college.region()];
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [here.id] });
  const stranger = await college.signedIn({ roles: ['user', 'admin'], regionIds: [elsewhere.id] });
  const added = await admin.call(ADD, { regionId: here.id, title: ' First ' });
  expect(added.data).toEqual({ add${recordPascal}: { title: 'First' } });
  expect((await admin.call(LIST)).data).toEqual({ ${sliceCamel}: [{ title: 'First' }] });
  expect((await stranger.call(LIST)).data).toEqual({ ${sliceCamel}: [] });
});

test('who may not add ${many} is refused', async () => {
  const { id: regionId } = await college.region();
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
  const { errors } = await manager.call(ADD, { regionId, title: 'First' });
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', problem: 'notAllowed' });
});

test('a ${one} without a title is refused', async () => {
  const { id: regionId } = await college.region();
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
  const { errors } = await admin.call(ADD, { regionId, title: ' ' });
  expect(errors[0]?.extensions.problem).toBe('${recordCamel}TitleMissing');
});
`;

import type { SliceNames } from './slice-names.ts';

/** What holds a new slice's server room to its word: its rows of the permission matrix, and its tests. */
export function proofTemplates(names: SliceNames): Record<string, string> {
  return {
    [`server/${names.slice}.matrix.ts`]: matrix(names),
    [`server/${names.slice}.test.ts`]: serverTest(names),
  };
}

const matrix = ({ sliceCamel, recordCamel, recordPascal, table }: SliceNames): string => `
import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const keepers: Who = ['adminThere', 'superadmin'];
const inputAt = (target: Target) => ({ title: 'Proof', regionId: target.id('region') });
const idAt = (target: Target) => target.id('${sliceCamel}');

export const matrix: SliceMatrix = {
  reads: {
    Query: { ${sliceCamel}: ['admin', 'superadmin'] },
    ${recordPascal}: { '_id regionId regionName title version': keepers },
  },
  writes: {
    create${recordPascal}: {
      cases: [
        { who: keepers, at: (target) => ({ ${recordCamel}Id: randomUUID(), ${recordCamel}Input: inputAt(target) }) },
      ],
    },
    update${recordPascal}: {
      cases: [
        {
          who: keepers,
          at: (target) => ({ ${recordCamel}Id: idAt(target), version: 1, ${recordCamel}Input: inputAt(target) }),
        },
      ],
    },
    delete${recordPascal}: { cases: [{ who: keepers, at: (target) => ({ ${recordCamel}Id: idAt(target) }) }] },
  },
  async seed({ owner, subject, regionId, mark }) {
    if (subject.kind !== 'campus') return [];
    const id = randomUUID();
    await owner.query('insert into ${table} (id, region_id, title) values ($1, $2, $3)', [
      id,
      regionId,
      mark('${recordPascal.toLowerCase()}', 'title'),
    ]);
    return [{ name: '${sliceCamel}', id }];
  },
};
`;

const serverTest = ({ one, many, sliceCamel, recordCamel, recordPascal }: SliceNames): string => `
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

const CREATE = \`mutation create${recordPascal}($id: ID!, $input: ${recordPascal}Input!) {
  create${recordPascal}(${recordCamel}Id: $id, ${recordCamel}Input: $input) { title version } }\`;
const UPDATE = \`mutation update${recordPascal}($id: ID!, $version: Int!, $input: ${recordPascal}Input!) {
  update${recordPascal}(${recordCamel}Id: $id, version: $version, ${recordCamel}Input: $input) { title version } }\`;
const DELETE = 'mutation delete${recordPascal}($id: ID!) { delete${recordPascal}(${recordCamel}Id: $id) }';
const LIST = 'query ${sliceCamel} { ${sliceCamel} { title } }';

let college: College;
let regionId: string;
let admin: Browser;
beforeAll(async () => {
  college = await College.open();
  regionId = (await college.region()).id;
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
});
afterAll(() => college.close());

const problemOf = async (call: Promise<{ errors: { extensions: { problem?: unknown } }[] }>) =>
  (await call).errors[0]?.extensions.problem;

test('an admin makes, changes and deletes a ${one}, which has a title', async () => {
  const id = randomUUID();
  const nameless = { title: ' ', regionId };
  expect(await problemOf(admin.call(CREATE, { id, input: nameless }))).toBe('${recordCamel}TitleInvalid');
  const made = await admin.call(CREATE, { id, input: { title: ' First ', regionId } });
  expect(made.data).toEqual({ create${recordPascal}: { title: 'First', version: 1 } });
  const changed = await admin.call(UPDATE, { id, version: 1, input: { title: 'Second', regionId } });
  expect(changed.data).toEqual({ update${recordPascal}: { title: 'Second', version: 2 } });
  expect((await admin.call(LIST)).data).toEqual({ ${sliceCamel}: [{ title: 'Second' }] });
  expect((await admin.call(DELETE, { id })).data).toEqual({ delete${recordPascal}: true });
  expect((await admin.call(LIST)).data).toEqual({ ${sliceCamel}: [] });
});

test('${many} go to no campus where a user is not an admin', async () => {
  const elsewhere = await college.region();
  const input = { title: 'First', regionId: elsewhere.id };
  expect(await problemOf(admin.call(CREATE, { id: randomUUID(), input }))).toBe('recordNotFound');
  const id = randomUUID();
  await admin.call(CREATE, { id, input: { title: 'First', regionId } });
  expect(await problemOf(admin.call(UPDATE, { id, version: 1, input }))).toBe('recordNotFound');
});
`;

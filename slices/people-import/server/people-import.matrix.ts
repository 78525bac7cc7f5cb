import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Soil } from '#kit/testing/matrix/slice-matrix.ts';
import type { Who } from '#kit/testing/matrix/words.ts';

const admins: Who = ['admin'];
const adminsThere: Who = ['adminThere', ['superadmin', 'admin']];

export const matrix: SliceMatrix = {
  reads: {
    Query: { 'peopleImport peopleImports': admins },
    PeopleImport: {
      '_id bad createdAt fileName good imported kept problem problems': adminsThere,
      'regionId regionName sendsMail state undone': adminsThere,
    },
    PeopleImportLine: {
      '_id email firstName group knownAs language lastName line problem': adminsThere,
    },
  },
  asks: { 'Query.peopleImports': () => [{ first: 3 }] },
  writes: {
    beginPeopleImport: {
      aims: [
        {
          who: adminsThere,
          at: (target) => ({ importId: randomUUID(), regionId: target.id('region'), fileName: 'proof.csv' }),
        },
      ],
    },
    appendToPeopleImport: {
      aims: [
        { who: adminsThere, at: (target) => ({ importId: target.id('newFile'), piece: 0, text: 'Email' }) },
      ],
    },
    checkPeopleImport: { aims: [{ who: adminsThere, at: (target) => ({ importId: target.id('newFile') }) }] },
    runPeopleImport: {
      aims: [
        { who: adminsThere, at: (target) => ({ importId: target.id('checkedFile'), sendsMail: false }) },
      ],
    },
    undoPeopleImport: {
      aims: [{ who: adminsThere, at: (target) => ({ importId: target.id('importedFile') }) }],
    },
  },
  async plant(soil) {
    if (soil.subject.kind !== 'campus') return [];
    return [
      { name: 'newFile', id: await plantImport(soil, 'newFile', 'UPLOADING') },
      { name: 'checkedFile', id: await plantImport(soil, 'checkedFile', 'CHECKED') },
      { name: 'importedFile', id: await plantImport(soil, 'importedFile', 'IMPORTED') },
    ];
  },
};

async function plantImport({ owner, regionId, registrarId, mark }: Soil, name: string, state: string) {
  const id = randomUUID();
  await owner.query(
    'insert into people_import (id, region_id, file_name, state, created_by, problem) values ($1, $2, $3, $4, $5, $6)',
    [id, regionId, mark(name, 'file'), state, registrarId, mark(name, 'problem')],
  );
  await owner.query(
    `insert into people_import_row
       (import_id, line, region_id, first_name, last_name, email, group_name, locale, outcome, problem, known_as)
     values ($1, 2, $2, $3, $4, $5, $6, 'en', 'BAD', 'emailInvalid', $7)`,
    [
      id,
      regionId,
      mark(name, 'first'),
      mark(name, 'last'),
      mark(name, 'email'),
      mark(name, 'group'),
      mark(name, 'known'),
    ],
  );
  return id;
}

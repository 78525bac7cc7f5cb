import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Fixture } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const admins: Who = ['admin'];
const adminsThere: Who = ['adminThere', ['superadmin', 'admin']];

export const matrix: SliceMatrix = {
  reads: {
    Query: { 'peopleImport peopleImports': admins },
    PeopleImport: {
      '_id bad createdAt fileName good imported joined joins kept known left newcomers otherNames problem problems':
        adminsThere,
      'regionId regionName sendsMail state unchanged undone': adminsThere,
    },
    PeopleImportLine: {
      '_id bornOn campus email firstName group knownAs language lastName line moreProblems nameDiffers number outcome problem problemField':
        adminsThere,
    },
  },
  asks: { 'Query.peopleImports': () => [{ first: 3 }] },
  writes: {
    beginPeopleImport: {
      cases: [
        {
          who: adminsThere,
          at: (target) => ({ importId: randomUUID(), regionId: target.id('region'), fileName: 'proof.csv' }),
        },
      ],
    },
    appendToPeopleImport: {
      cases: [
        { who: adminsThere, at: (target) => ({ importId: target.id('newFile'), piece: 0, text: 'Email' }) },
      ],
    },
    checkPeopleImport: {
      cases: [{ who: adminsThere, at: (target) => ({ importId: target.id('newFile') }) }],
    },
    runPeopleImport: {
      cases: [
        { who: adminsThere, at: (target) => ({ importId: target.id('checkedFile'), sendsMail: false }) },
      ],
    },
    undoPeopleImport: {
      cases: [{ who: adminsThere, at: (target) => ({ importId: target.id('importedFile') }) }],
    },
  },
  async seed(fixture) {
    if (fixture.subject.kind !== 'campus') return [];
    return [
      { name: 'newFile', id: await seedImport(fixture, 'newFile', 'UPLOADING') },
      { name: 'checkedFile', id: await seedImport(fixture, 'checkedFile', 'CHECKED') },
      { name: 'importedFile', id: await seedImport(fixture, 'importedFile', 'IMPORTED') },
    ];
  },
};

async function seedImport({ owner, regionId, registrarId, mark }: Fixture, name: string, state: string) {
  const id = randomUUID();
  await owner.query(
    `insert into file_import (id, kind, region_id, file_name, state, created_by, problem)
     values ($1, 'peopleImport', $2, $3, $4, $5, $6)`,
    [id, regionId, mark(name, 'file'), state, registrarId, mark(name, 'problem')],
  );
  await owner.query(
    `insert into people_import_row
       (import_id, line, region_id, first_name, last_name, email, group_name, locale, outcome, problem, problem_field, known_as)
     values ($1, 2, $2, $3, $4, $5, $6, 'en', 'BAD', 'emailInvalid', 'email', $7)`,
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

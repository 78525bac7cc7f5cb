import type { ImportPages } from '#slices/imports/web/api.ts';
import { EXAMPLE_FIELDS, HEADS } from '../rules/import-file.ts';
import { can } from '../rules/permissions.ts';
import {
  appendToPeopleImport,
  beginPeopleImport,
  checkPeopleImport,
  peopleImport,
  peopleImports,
  undoPeopleImport,
  type OneImportFragment,
} from './import.graphql.generated.ts';

export const peoplePages: ImportPages<OneImportFragment> = {
  address: '/users/import',
  texts: {
    title: 'importPeople',
    lead: 'importLead',
    columns: 'importColumnsHelp',
    columnsMissing: 'importColumnsMissing',
    undoHelp: 'undoImportHelp',
  },
  example: {
    fileName: 'people.csv',
    lines: [
      EXAMPLE_FIELDS.map((field) => HEADS[field]),
      ['Lydia', 'Thyatira', 'lydia@example.org', '', 'en'],
    ],
  },
  corrections: { fileName: 'people-to-correct', list: 'people-import' },
  mayImport: can.import,
  one: peopleImport,
  newest: peopleImports,
  begin: beginPeopleImport,
  append: appendToPeopleImport,
  check: checkPeopleImport,
  undo: undoPeopleImport,
};

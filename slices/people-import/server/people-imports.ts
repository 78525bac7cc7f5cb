import { withRole } from '#kit/graphql/permission.ts';
import { defineImport } from '#slices/imports/server/api.ts';
import { can } from '../rules/permissions.ts';
import { checkPeople } from './check-import.ts';
import { storePeople } from './store-people.ts';
import { undoPeople } from './undo-people.ts';

export const peopleImports = defineImport({
  type: 'PeopleImport',
  description: 'A file of people whom a campus takes in at once.',
  lines: 'peopleImportRow',
  permission: withRole('admin'),
  roles: ['admin'],
  mayImport: can.import,
  actions: { begin: 'beginPeopleImport', IMPORTING: 'importPeople', UNDOING: 'undoPeopleImport' },
  storeJob: 'importPeople',
  fileName: 'people.csv',
  choices: ['sendsMail'],
  check: checkPeople,
  store: storePeople,
  undo: undoPeople,
});

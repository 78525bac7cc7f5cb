import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { checkPeopleImport } from './check-import.ts';
import { importPeople } from './import-people.ts';
import { mailEnrolment } from './mail-enrolment.ts';
import { sweepPeopleImports } from './sweep-people-imports.ts';
import { undoPeopleImport } from './undo-people-import.ts';
import './people-import.graphql.ts';

export const slice: ServerSlice = {
  jobs: [checkPeopleImport, importPeople, mailEnrolment, sweepPeopleImports, undoPeopleImport],
};

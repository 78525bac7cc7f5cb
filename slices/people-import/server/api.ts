export { checkPeopleImport } from './check-import.ts';
export { importPeople } from './import-people.ts';
export { mailEnrolment } from './mail-enrolment.ts';
export { undoPeopleImport } from './undo-people-import.ts';
export { sweepPeopleImports } from './sweep-people-imports.ts';

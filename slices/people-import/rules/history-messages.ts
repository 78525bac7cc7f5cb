import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { PeopleImportAction } from './actions.ts';

export const historyMessages = {
  didBeginPeopleImport: did('started the import'),
  didImportPeople: did('imported people from the file'),
  didUndoEnrolment: did('undid the enrolment'),
  didUndoPeopleImport: did('undid the import'),
  auditKindPeopleImport: kind('Import of people'),
} satisfies HistoryTexts<Exclude<PeopleImportAction, 'enrolPerson'>, 'peopleImport'>;

export { ProfilePanel } from './profile/profile-panel.tsx';
export { RoleChip } from './role-chip.tsx';
export { findPeople, peopleToChoose } from './list/find-people.ts';
export { NewPersonButton } from './list/new-person-button.tsx';
export { studentFileColumns } from './student-file-columns.ts';
export { readerAsActor } from './reader-as-actor.ts';
export { PictureEditor } from './profile/picture-editor.tsx';
export { pictureOfFile } from './profile/picture-of-file.ts';
export type { PersonSlot } from './person-page/person.page.tsx';
export { SHOWN_PERSON } from './person-page/shown-person.ts';
/** @public for what reads the file again. */
export { peopleFile } from './list/people-file.ts';
export { useGroupText } from './use-group-text.ts';

export { ProfilePanel } from './profile/profile-panel.tsx';
export { RoleChip } from './role-chip.tsx';
export { findPeople } from './list/find-people.ts';
export { NewPersonButton } from './list/new-person-button.tsx';
export { readerAsActor } from './reader-as-actor.ts';
export { PersonPanel, type PersonTab } from './person-page/person-panel.tsx';
export { PictureEditor } from './profile/picture-editor.tsx';

export { ProfilePanel } from './profile-panel.tsx';
export { RoleChip } from './role-chip.tsx';
export { findPeople } from './find-people.ts';
export { NewPersonButton } from './new-person-button.tsx';
export { readerAsActor } from './reader-as-actor.ts';
export { PersonPanel, type PersonTab } from './person-panel.tsx';
export { PictureEditor } from './picture-editor.tsx';

/** @public for what slices above add to the reader's profile. */
export type { ProfileSlot } from './accounts/profile.page.tsx';

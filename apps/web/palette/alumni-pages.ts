import type { Place } from '#kit/client/place.ts';
import { MEMBERS_PAGE, PROFILE_PAGE } from '#slices/alumni/rules/alumni-pages.ts';
import { LIBRARY_PAGE, VIDEOS_PAGE } from '#slices/alumni/rules/library-pages.ts';
import { CLASSES_PAGE, PHOTOS_PAGE } from '#slices/alumni-classes/rules/class-paths.ts';
import { CONTACT_PAGE, OWN_MESSAGES_PAGE, REPORTS_PAGE } from '#slices/alumni-contact/rules/contact-pages.ts';
import {
  MINISTRY_QUEUE_PAGE,
  NEW_MINISTRY_PAGE,
  OWN_MINISTRIES_PAGE,
  REGISTRY_PAGE,
} from '#slices/ministries/rules/ministry-pages.ts';
import type { PaletteEntry } from './use-palette-groups.ts';

type Page = Required<Pick<Place, 'path' | 'label' | 'icon'>>;

/** The pages of the alumni, which lead to each other and stand in no menu. They are named here, as the login page has no room for them. */
const PAGES: readonly Page[] = [
  { path: LIBRARY_PAGE, label: 'alumniLibrary', icon: 'book' },
  { path: VIDEOS_PAGE, label: 'alumniVideos', icon: 'play' },
  { path: PROFILE_PAGE, label: 'alumniProfile', icon: 'user' },
  { path: CONTACT_PAGE, label: 'contactTitle', icon: 'mail' },
  { path: OWN_MESSAGES_PAGE, label: 'contactOwn', icon: 'mail' },
  { path: REGISTRY_PAGE, label: 'alumniMinistries', icon: 'globe' },
  { path: OWN_MINISTRIES_PAGE, label: 'ownMinistries', icon: 'globe' },
  { path: NEW_MINISTRY_PAGE, label: 'newMinistry', icon: 'plus' },
  { path: CLASSES_PAGE, label: 'alumniClasses', icon: 'users' },
];
const OF_ADMINS: readonly Page[] = [
  { path: MEMBERS_PAGE, label: 'alumniMembers', icon: 'users' },
  { path: REPORTS_PAGE, label: 'reportsTitle', icon: 'alert' },
  { path: MINISTRY_QUEUE_PAGE, label: 'alumniApprovals', icon: 'check' },
  { path: PHOTOS_PAGE, label: 'reviewClassPhotos', icon: 'eye' },
];

export interface AlumniReader {
  mayEnter: boolean;
  isAdmin: boolean;
}

/** The pages of the alumni that a reader finds by their names. */
export const alumniPagesFor = ({ mayEnter, isAdmin }: AlumniReader): PaletteEntry[] =>
  [...(mayEnter ? PAGES : []), ...(isAdmin ? OF_ADMINS : [])].map((page) => ({
    ...page,
    area: 'menuAlumni',
  }));

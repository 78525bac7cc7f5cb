import { ASKS_FOR_NEW } from '#kit/client/records/use-new-form.ts';
import { useSession } from '#kit/client/session/session.ts';
import { signOut } from '#kit/client/session/sign-out.ts';
import { leaveBy } from '#kit/ui/unsaved-changes/leaving.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { can as regions } from '#slices/regions/rules/permissions.ts';
import { changeLanguage } from '../layout/change-language.ts';
import { useTextsInUse } from '../texts/texts-in-use.ts';
import { showOverlay } from './overlay.ts';
import type { PaletteOption } from './palette-options.ts';
import { useWorkToMark } from './use-work-to-mark.ts';

/** The lists to which one adds, and what adding is called. */
const NEW_RECORDS: readonly NewRecord[] = [
  { path: '/users', label: 'addUser' },
  { path: '/groups', label: 'newGroup' },
  { path: '/courses', label: 'newCourse' },
  { path: '/teachers', label: 'newTeacher' },
  { path: '/documents', label: 'newDocument' },
  { path: '/news/admin', label: 'newNewsPost', form: '/news/admin/new' },
  { path: '/links', label: 'newLink' },
  { path: '/categories', label: 'newCategory' },
  { path: '/regions', label: 'newRegion', isFor: regions.arrange },
];

type Reader = Parameters<typeof regions.arrange>[0];

interface NewRecord {
  path: string;
  label: MessageId;
  isFor?: (reader: Reader) => boolean;
  /** The address of its form, where that is a screen of its own. */
  form?: string;
}

/** What can be done from everywhere, as far as the reader may. */
export function usePaletteActions(
  places: readonly { path: string }[],
  words: string,
): readonly PaletteOption[] {
  const text = useText();
  const reader = useSession();
  const roles = reader.status === 'signedIn' ? (reader.user.roles ?? []) : [];
  const toastProblem = useProblemToast();
  const { locale } = useTextsInUse();
  const toMark = useWorkToMark(words);
  const languages = LOCALES.filter((other) => other !== locale).map((other): PaletteOption => ({
    id: `language-${other}`,
    icon: 'globe',
    name: `${text('language')}: ${LOCALE_NAMES[other]}`,
    isOneOfMany: true,
    action: () => void changeLanguage(other).catch(toastProblem),
  }));
  const additions = NEW_RECORDS.filter(
    ({ path, isFor }) => places.some((place) => place.path === path) && (!isFor || isFor({ roles })),
  ).map(({ path, label, form }): PaletteOption => ({
    id: `new-${path}`,
    icon: 'plus',
    name: text(label),
    action: form ?? `${path}${ASKS_FOR_NEW}`,
  }));
  const marking = places.some(({ path }) => path === '/examResults')
    ? [{ id: 'marking', icon: 'award' as const, name: text('markAnswers'), action: '/examResults/marking' }]
    : [];
  return [
    ...additions,
    ...marking,
    ...toMark,
    {
      id: 'shortcuts',
      icon: 'help',
      name: text('keyboardShortcuts'),
      keys: '?',
      action: () => showOverlay('shortcuts'),
    },
    ...languages,
    { id: 'logout', icon: 'lock', name: text('logout'), action: () => leaveBy(() => void signOut()) },
  ];
}

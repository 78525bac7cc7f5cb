import { signOut } from '#kit/client/session/sign-out.ts';
import { leaveBy } from '#kit/ui/unsaved-changes/leaving.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { changeLanguage } from '../layout/change-language.ts';
import { useTextsInUse } from '../texts/texts-in-use.ts';
import { showOverlay } from './overlay.ts';
import type { PaletteOption } from './palette-options.ts';

/** What can be done from everywhere. */
export function usePaletteActions(): readonly PaletteOption[] {
  const text = useText();
  const toastProblem = useProblemToast();
  const { locale } = useTextsInUse();
  const languages = LOCALES.filter((other) => other !== locale).map((other): PaletteOption => ({
    id: `language-${other}`,
    icon: 'globe',
    name: `${text('language')}: ${LOCALE_NAMES[other]}`,
    isOneOfMany: true,
    action: () => void changeLanguage(other).catch(toastProblem),
  }));
  return [
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

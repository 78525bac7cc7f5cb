import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { askedFirst } from '#kit/client/together/first-call.ts';
import { useTextChanges } from '#kit/client/changed-texts.ts';
import { ownLocale, useSession, type Session } from '#kit/client/session/session.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { localeFor } from './locale-for.ts';
import { textsAt, visitorsTextsAt } from './texts-at.ts';
import { reaches, showChangedTexts, showTexts, useTextsInUse } from './texts-in-use.ts';
import { translations, type TranslationsQuery } from './translations.graphql.generated.ts';

function profileLocale(session: Session): string | null {
  if (session.status === 'signedIn') return ownLocale(session.user);
  return session.status === 'anonymous' ? null : (session.lastUser?.locale ?? null);
}

/** The page has asked for the texts of its language together with who is signed in. */
function askedWithPage(locale: Locale, changes: number): Promise<TranslationsQuery> | null {
  const first = askedFirst();
  if (changes > 0 || first?.variables['textsLocale'] !== locale) return null;
  return first.answer.catch(() => call(translations, { textsLocale: locale })) as Promise<TranslationsQuery>;
}

async function fetchChangedTexts(locale: Locale, changes: number): Promise<void> {
  try {
    const answer = await (askedWithPage(locale, changes) ?? call(translations, { textsLocale: locale }));
    showChangedTexts(
      locale,
      Object.fromEntries(answer.translations.map((text) => [text.id, text.defaultMessage])),
    );
  } catch (problem) {
    // The bundled texts serve as well; the console says why the changed ones are missing.
    if (!(problem instanceof CallProblem)) throw problem;
  }
}

/** Keeps the texts on the screen in the user's language. */
export function useTextsForReader(): void {
  const session = useSession();
  const { publicLocale } = useAppState();
  const changes = useTextChanges();
  const { pathname, search } = useLocation();
  const locale = localeFor({ pathname, search, profileLocale: profileLocale(session), publicLocale });
  const upTo = session.status === 'signedIn' ? textsAt(pathname) : visitorsTextsAt(pathname);
  useEffect(
    function speakTheReadersLanguage() {
      void showTexts({ locale, upTo });
    },
    [locale, upTo],
  );
  const isReady = reaches(useTextsInUse(), 'college');
  const isStaff = session.status === 'signedIn' && (session.user.roles ?? []).some((role) => role !== 'user');
  useEffect(
    function fetchAheadForStaff() {
      // Not before the first screen stands, which needs none of it.
      if (isReady && isStaff) void showTexts({ locale, upTo: 'office' });
    },
    [locale, isReady, isStaff],
  );
  useEffect(
    function askWhatStaffHaveChanged() {
      void fetchChangedTexts(locale, changes);
    },
    [locale, changes],
  );
}

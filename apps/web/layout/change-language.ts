import { changeAppState } from '#kit/client/app-state.ts';
import { call } from '#kit/client/call.ts';
import { page } from '#kit/client/page.ts';
import { enter, session } from '#kit/client/session/session.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { isRegistration } from '../texts/locale-for.ts';
import { updateUserProfile } from './language.graphql.generated.ts';

/**
 * Changes the language: in the profile of whoever is signed in, then in this browser, then by a fresh page. The
 * profile comes first, because it would win over the browser's choice after the reload.
 */
export async function changeLanguage(locale: Locale): Promise<void> {
  if (session().status === 'signedIn') {
    const answer = await call(updateUserProfile, { userProfileInput: { locale } });
    enter(answer.updateUserProfile);
  }
  changeAppState({ publicLocale: locale });
  const { pathname } = window.location;
  // A registration speaks the language its address names.
  if (isRegistration(pathname)) page.goTo(`${pathname}?suggestedLocale=${locale}`);
  else page.reload();
}

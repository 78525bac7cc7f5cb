import { speak } from '#kit/client/storage/app-state.ts';
import { call } from '#kit/client/call/call.ts';
import { page } from '#kit/client/page.ts';
import { enter, session } from '#kit/client/session/session.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { rememberTyped } from '#kit/ui/form/typed-values.ts';
import { namesLanguage } from '../texts/locale-for.ts';
import { updateUserProfile } from './language.graphql.generated.ts';

/**
 * Changes the language: in the profile of the signed-in user, then in this browser, then by a fresh page. The
 * profile comes first, because it would win over the browser's choice after the reload. The profile of a user in
 * whose place an administrator looks at the site is left alone.
 */
export async function changeLanguage(locale: Locale): Promise<void> {
  const now = session();
  if (now.status === 'signedIn' && !now.user.impersonatingUser) {
    const answer = await call(updateUserProfile, { userProfileInput: { locale } });
    enter(answer.updateUserProfile);
  }
  speak(locale);
  const { pathname } = window.location;
  rememberTyped();
  if (namesLanguage(pathname)) page.goTo(`${pathname}?suggestedLocale=${locale}`);
  else page.reload();
}

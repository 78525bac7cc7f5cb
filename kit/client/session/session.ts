import { speak } from '../storage/app-state.ts';
import { call } from '../call/call.ts';
import { CallProblem } from '../call/call-problem.ts';
import { chooseReaderZone } from '#kit/ui/date/reader-zone.ts';
import { forgetTypedByOthers } from '#kit/ui/form/typed-values.ts';
import { isLocale, type Locale } from '#kit/messages/locales.ts';
import { liveValue, useLiveValue } from '../live-value.ts';
import { isUserKnown, storedUser, storeUser, type StoredUser } from './stored-user.ts';
import { keepDeviceStoreFor } from '../storage/forget-device-store.ts';
import { forgetUser } from './forget-user.ts';
import { lostSession } from './lost-session.ts';
import { finishSignOut, forgetUnfinishedSignOut } from './unfinished-sign-out.ts';
import { noteUserLeaving } from './work-of-user.ts';
import {
  currentUser,
  type CurrentUserQuery,
  type SignedInUserFragment,
} from './session.graphql.generated.ts';

export type SignedInUser = SignedInUserFragment;

export type Session =
  | { status: 'asking'; lastUser: StoredUser | null }
  | { status: 'anonymous' }
  | { status: 'signedIn'; user: SignedInUser }
  | { status: 'unreachable'; lastUser: StoredUser | null; problem: CallProblem };

const live = liveValue<Session>({ status: 'asking', lastUser: storedUser.read() });

export const session = (): Session => live.get();
export const useSession = (): Session => useLiveValue(live);

function leave(): void {
  forgetUser();
  chooseReaderZone(null);
  live.set({ status: 'anonymous' });
}

/** The language the user has chosen. An impersonator keeps their own. */
export const ownLocale = ({ impersonatingUser, locale }: SignedInUser): Locale | null =>
  impersonatingUser || !isLocale(locale) ? null : locale;

/** Takes the user a successful sign-in, or any later change of the profile, gave back. */
export function enter(user: SignedInUser): void {
  noteUserLeaving(false);
  forgetUnfinishedSignOut();
  lostSession.remove();
  forgetTypedByOthers(user._id);
  keepDeviceStoreFor(user._id);
  const locale = ownLocale(user);
  if (locale) speak(locale);
  storeUser({ ...user, locale });
  chooseReaderZone(user.impersonatingUser ? null : user.timezone);
  live.set({ status: 'signedIn', user });
}

/** Asks the server who is signed in. What the browser remembers is only a hint until it has answered. */
export async function askWhoIsSignedIn(
  ask: () => Promise<CurrentUserQuery> = () => call(currentUser, {}),
): Promise<void> {
  const asking: Session = { status: 'asking', lastUser: storedUser.read() };
  live.set(asking);
  // A person may have signed in meanwhile, here or in another tab: what was asked before is no longer news then.
  const isOutdated = (): boolean => live.get() !== asking;
  if (!(await finishSignOut())) {
    if (!isOutdated()) leave();
    return;
  }
  const isReturning = isUserKnown();
  try {
    const answer = await ask();
    if (isOutdated()) return;
    if (answer.currentUser) enter(answer.currentUser);
    else {
      // The browser has dropped the cookie of a session that ran out while nobody looked.
      if (isReturning) lostSession.write(true);
      leave();
    }
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    if (isOutdated()) return;
    if (problem.code !== 'UNAUTHENTICATED')
      live.set({ status: 'unreachable', lastUser: storedUser.read(), problem });
    // An expired session has no user. The page of a user who was known here is reloading already.
    else if (!isReturning) leave();
  }
}

/** Whether the server will answer what a screen is about to need; before its terms are accepted it answers nothing else. */
export function mayAskAhead(): boolean {
  const now = live.get();
  if (now.status !== 'signedIn') return now.status === 'asking' && isUserKnown();
  return now.user.termsAccepted === true || now.user.impersonatingUser !== null;
}

/** Tells who is signed in, once that is known; before anything is drawn for them. */
export function onceSignedIn(hear: (user: SignedInUser) => void): void {
  const now = live.get();
  if (now.status === 'signedIn') hear(now.user);
  if (now.status !== 'asking') return;
  const stop = live.subscribe(() => {
    const later = live.get();
    if (later.status === 'asking') return;
    stop();
    if (later.status === 'signedIn') hear(later.user);
  });
}

/** The person in front of the screen, inside the guarded area, where there always is one. */
export function useSignedInUser(): SignedInUser {
  const now = useSession();
  if (now.status !== 'signedIn') throw new Error('Nobody is signed in here.');
  return now.user;
}

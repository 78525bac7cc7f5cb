import { forgetDeviceStore } from '../storage/forget-device-store.ts';
import { forgetUser } from './forget-user.ts';
import { page } from '../page.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { session } from './session.ts';
import { endSession } from './unfinished-sign-out.ts';
import { noteUserLeaving } from './work-of-user.ts';

/**
 * Signs out and starts a fresh page, whether or not the server could be told. While impersonating, only the
 * impersonation ends, and the administrator goes back to the page of the person.
 */
export async function signOut(): Promise<void> {
  const now = session();
  const impersonated = now.status === 'signedIn' && now.user.impersonatingUser ? now.user._id : null;
  noteUserLeaving(true);
  await endSession();
  forgetUser();
  forgetDeviceStore();
  tellOtherTabs();
  page.goTo(impersonated === null ? '/login' : `/users/${impersonated}`);
}

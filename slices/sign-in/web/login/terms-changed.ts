import { page } from '#kit/client/page.ts';
import { whenRefusedFor } from '#kit/client/call/remedies.ts';
import { session } from '#kit/client/session/session.ts';
import { rememberTyped } from '#kit/ui/form/typed-values.ts';

/**
 * New terms may be published while somebody is at work. The server then refuses whatever they do next, and the page
 * starts again, which fetches the new version and asks for it; what they had typed waits behind the question. A page that is
 * asking already stays as it is.
 */
export function startAgainWhenTermsChange(): void {
  whenRefusedFor('termsNotAccepted', () => {
    const now = session();
    if (now.status !== 'signedIn' || now.user.termsAccepted !== true) return;
    rememberTyped();
    page.reloadWhenFree();
  });
}

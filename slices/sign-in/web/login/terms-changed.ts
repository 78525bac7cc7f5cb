import { page } from '#kit/client/page.ts';
import { whenRefusedFor } from '#kit/client/call/remedies.ts';
import { session } from '#kit/client/session/session.ts';
import { rememberTyped } from '#kit/ui/form/typed-values.ts';

/**
 * New terms may be published while a page is open. The server then refuses the next request, and the page starts again
 * and asks for them; what was typed waits behind the question.
 */
export function startAgainWhenTermsChange(): void {
  whenRefusedFor('termsNotAccepted', () => {
    const now = session();
    if (now.status !== 'signedIn' || now.user.termsAccepted !== true) return;
    rememberTyped();
    page.reloadWhenFree();
  });
}

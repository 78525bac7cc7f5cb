import { useCallback } from 'react';
import { call } from '#kit/client/call/call.ts';
import { passwordDigest } from '#kit/client/password/password-digest.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { admit } from './admit.ts';
import { loginWithPassword } from './sign-in.graphql.generated.ts';

/** Signs somebody in with a password, of which only the digest leaves the browser. */
export function useLogIn(): (email: string, password: string) => Promise<void> {
  const text = useText();
  const toastProblem = useProblemToast();
  return useCallback(
    async (email, password) => {
      try {
        const digest = await passwordDigest(password);
        const answer = await call(loginWithPassword, { email, password: digest });
        if (!(await admit(answer.loginWithPassword))) showToast('error', text('useAppToLogOn'));
      } catch (problem) {
        toastProblem(problem);
      }
    },
    [text, toastProblem],
  );
}

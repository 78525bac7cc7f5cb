import { useState } from 'react';
import { useLocation } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { askForHelp, ownHelpRequests, questionsAboutExam } from './help-requests.graphql.generated.ts';

interface About {
  courseId?: string;
  attemptId?: string;
}

/** Asks the teacher of a course, or of the exam of an attempt. Whether it was sent. */
export function useAskTeacher(about: About): (message: string) => Promise<boolean> {
  const text = useText();
  const { pathname } = useLocation();
  const { mutate } = useMutation({ stale: [ownHelpRequests, questionsAboutExam] });
  // One id for each question: whatever is sent again is the same request.
  const [helpRequestId, setHelpRequestId] = useState(() => crypto.randomUUID() as string);
  return async (message) => {
    const sent = await mutate(askForHelp, { helpRequestId, message, page: pathname, ...about });
    if (!sent) return false;
    const name = sent.askForHelp.askedOfName;
    showToast('success', name ? text('questionSent', { name }) : text('questionSentToCollege'));
    setHelpRequestId(crypto.randomUUID());
    return true;
  };
}

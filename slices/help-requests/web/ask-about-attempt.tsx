import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { AttemptOnPage } from '#slices/exams/web/api.ts';
import { useAskTeacher } from './use-ask-teacher.ts';

/** One press asks the teacher about an attempt that broke off, which goes along with the question. */
export function AskAboutAttempt({ attempt: { _id, title, result } }: { attempt: AttemptOnPage }) {
  const text = useText();
  const ask = useAskTeacher({ attemptId: _id });
  const [standing, setStanding] = useState<'open' | 'sending' | 'sent'>('open');

  async function send(): Promise<void> {
    setStanding('sending');
    const isSent = await ask(text('attemptQuestion', { title, number: result.number }));
    setStanding(isSent ? 'sent' : 'open');
  }

  return (
    <p>
      <Button
        isProcessing={standing === 'sending'}
        disabled={standing === 'sent'}
        onClick={() => void send()}
      >
        <Text id="askAboutAttempt" />
      </Button>
    </p>
  );
}

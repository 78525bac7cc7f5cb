import type { ReactNode } from 'react';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useTextIfKnown } from '#kit/ui/text/use-text.ts';
import type { DeskState } from './exam-desk.ts';

const toLogin = (words: ReactNode[]) => (
  <a href="/login" target="_blank" rel="noreferrer">
    {words}
  </a>
);

/** What a student must know at once while sitting an exam. */
export function ExamNotices({ state }: { state: DeskState }) {
  const textIfKnown = useTextIfKnown();
  const { refusal, isSignedOut, isKept, isHandingIn } = state;
  return (
    <>
      {refusal && <Note tone="danger">{textIfKnown(refusal) ?? refusal}</Note>}
      {isSignedOut && (
        <Note tone="danger">
          <Text id="signedOutDuringExam" values={{ link: toLogin }} />
        </Note>
      )}
      {!isKept && (
        <Note tone="warning">
          <Text id="notKeptOnDevice" />
        </Note>
      )}
      {isHandingIn && !refusal && (
        <Note>
          <output>
            <Text id="handingIn" />
          </output>
        </Note>
      )}
    </>
  );
}

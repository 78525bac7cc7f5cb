import { useEffect, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { shareFirstAnswer } from '#kit/client/query/ask-together.ts';
import { persistAnswersOf } from '#kit/client/query/persisted-answers.ts';
import { useSession } from '#kit/client/session/session.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { useIsNetworkAway } from '#kit/ui/offline/network.ts';
import { Page } from '#kit/ui/page/page.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { AlumniWelcome } from '#slices/alumni/web/welcome/alumni-welcome.tsx';
import { PERSISTED_ANSWERS } from '../persisted-answers.ts';
import { textsAt } from '../texts/texts-at.ts';
import { reaches, useTextsInUse } from '../texts/texts-in-use.ts';
import { showStoredUploads } from '../video-uploads.ts';

/** Gives the signed-in screens what public ones do without: what their last visit has stored, and the texts of all slices. */
export function SignedInArea() {
  const session = useSession();
  const { pathname } = useLocation();
  const hasText = reaches(useTextsInUse(), textsAt(pathname));
  // Nobody is signed in, or not yet: the guard of the screen inside knows what to do.
  if (session.status !== 'signedIn') return <Outlet />;
  if (!hasText) return <WaitingForTexts />;
  return (
    <AnswersOf key={session.user._id} userId={session.user._id}>
      <AlumniWelcome user={session.user}>
        <Outlet />
      </AlumniWelcome>
    </AnswersOf>
  );
}

function WaitingForTexts() {
  const isUnavailable = useIsNetworkAway();
  return (
    <Page>
      {isUnavailable ? (
        <Note>
          <Text id="comesWhenOnline" />
        </Note>
      ) : (
        <Spinner />
      )}
    </Page>
  );
}

interface AnswersOfProps {
  userId: string;
  children: ReactNode;
}

function AnswersOf({ userId, children }: AnswersOfProps) {
  // Before anything inside is drawn, which would show them.
  useState(() => {
    persistAnswersOf(userId, PERSISTED_ANSWERS);
    shareFirstAnswer();
  });
  useEffect(showStoredUploads, []);
  return children;
}

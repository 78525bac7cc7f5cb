import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { collegeClient } from '#kit/client/apollo/college-client.ts';
import { useSession } from '#kit/client/session/session.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { useIsNetworkAway } from '#kit/ui/offline/network.ts';
import { Page } from '#kit/ui/page/page.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { KEPT_ANSWERS } from '../kept-answers.ts';
import { textsAt } from '../texts/texts-at.ts';
import { reaches, useTextsInUse } from '../texts/texts-in-use.ts';
import { showKeptUploads } from '../video-uploads.ts';

/** Gives the signed-in screens what public ones do without: the caching client, and the texts of all slices. */
export function SignedInArea() {
  const session = useSession();
  const { pathname } = useLocation();
  const hasWords = reaches(useTextsInUse(), textsAt(pathname));
  // Nobody is signed in, or not yet: the guard of the screen inside knows what to do.
  if (session.status !== 'signedIn') return <Outlet />;
  if (!hasWords) return <WaitingForWords />;
  return (
    <ClientOf key={session.user._id} userId={session.user._id}>
      <Outlet />
    </ClientOf>
  );
}

function WaitingForWords() {
  const isAway = useIsNetworkAway();
  return (
    <Page>
      {isAway ? (
        <Note>
          <Text id="comesWhenOnline" />
        </Note>
      ) : (
        <Spinner />
      )}
    </Page>
  );
}

interface ClientOfProps {
  userId: string;
  children: ReactNode;
}

function ClientOf({ userId, children }: ClientOfProps) {
  const client = useMemo(() => collegeClient(userId, KEPT_ANSWERS), [userId]);
  useEffect(showKeptUploads, []);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

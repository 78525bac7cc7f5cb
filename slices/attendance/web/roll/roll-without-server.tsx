import { useEffect } from 'react';
import { ScreenOnTheWay, WhileAsking } from '#kit/client/guard/while-asking.tsx';
import { useLiveValue } from '#kit/client/live-value.ts';
import { askWhoIsSignedIn, type Session } from '#kit/client/session/session.ts';
import { onRetry } from '#kit/ui/offline/network.ts';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { useKeptRoll } from './stored-rolls.ts';
import { pendingMarks } from './pending-marks.ts';
import { RollList } from './roll-list.tsx';
import { savedState } from './use-roll.ts';
import { useSessionText } from './use-session-text.ts';

interface RollWithoutServerProps {
  sessionId: string;
  session: Extract<Session, { status: 'asking' | 'unreachable' }>;
}

/** The roll as the device knows it, after the page was loaded again without a network. It is marked and sent as ever. */
export function RollWithoutServer({ sessionId, session }: RollWithoutServerProps) {
  const roll = useKeptRoll(sessionId, { isAsked: true });
  const { waiting, isCutOff } = useLiveValue(pendingMarks.outbox.state);
  const { titleOf, whenOf } = useSessionText();
  useEffect(function goOnWithTheServer() {
    void pendingMarks.outbox.send();
    return onRetry(() => void askWhoIsSignedIn());
  }, []);
  if (roll === undefined) return <ScreenOnTheWay />;
  if (roll === null) return <WhileAsking session={session} />;
  const own = waiting.filter((mark) => mark.sessionId === sessionId);
  const { groupName, regionName, room } = roll.session;
  return (
    <Page>
      <PageHeading
        title={titleOf(roll.session)}
        subtitle={[groupName, regionName, whenOf(roll.session), room].filter(Boolean).join(' · ')}
      />
      <RollList roll={roll} own={own} saved={savedState(own, isCutOff)} />
    </Page>
  );
}

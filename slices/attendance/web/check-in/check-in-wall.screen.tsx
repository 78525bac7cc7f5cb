import { useEffect, useRef, type RefObject } from 'react';
import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { QrPicture } from '#kit/ui/qr-code/qr-picture.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useSessionText } from '../roll/use-session-text.ts';
import type { CheckInWallQuery } from './check-in.graphql.generated.ts';
import { useCodeOnWall } from './use-code-on-wall.ts';
import styles from './check-in.module.css';

/** For so long after its end a code is only late; then there is no contact. */
const LATE_MS = 4_000;

/** The code for the wall of a class, readable from the last row. */
export function CheckInWallScreen() {
  const { sessionId = '' } = useParams();
  const { heard, msLeft } = useCodeOnWall(sessionId);
  const wall = useRef<HTMLDivElement>(null);
  useFullScreenAfterPress(wall);
  useOpenedRecord(useText()('checkInTitle'));
  return (
    <Page>
      {!heard?.wall && <PageHeading title={<Text id="checkInTitle" />} />}
      <div ref={wall} className={styles['wall']}>
        {heard === null && <Skeleton shape="block" count={2} />}
        {heard?.wall === null && <NoCheckIn sessionId={sessionId} />}
        {heard?.wall && (
          <>
            <WallHead wall={wall} onWall={heard.wall} />
            <Code code={heard.wall.code} msLeft={msLeft} />
            <Arrivals onWall={heard.wall} />
          </>
        )}
      </div>
    </Page>
  );
}

const NoCheckIn = ({ sessionId }: { sessionId: string }) => (
  <EmptyState
    icon="users"
    title={<Text id="checkInUnknown" />}
    action={
      <LinkButton to={`/attendances/${sessionId}`}>
        <Text id="backToRoll" />
      </LinkButton>
    }
  />
);

type OnWall = NonNullable<CheckInWallQuery['checkInCode']>;
type Wall = RefObject<HTMLDivElement | null>;

const ignore = (): void => undefined;

/** Browsers allow it only after a press, and a user who has opened the page by its address sees it in the window. */
function useFullScreenAfterPress(wall: Wall): void {
  useEffect(
    function fillTheScreen() {
      if (navigator.userActivation?.isActive) wall.current?.requestFullscreen?.().catch(ignore);
      return () => {
        if (document.fullscreenElement) document.exitFullscreen().catch(ignore);
      };
    },
    [wall],
  );
}

function toggleFullScreen(wall: Wall): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(ignore);
  else wall.current?.requestFullscreen?.().catch(ignore);
}

function WallHead({ wall, onWall: { roll } }: { wall: Wall; onWall: OnWall }) {
  const { titleOf, hoursOf } = useSessionText();
  const { session } = roll;
  return (
    <header className={styles['head']}>
      <div>
        <h1>{titleOf(session)}</h1>
        <p>{[session.groupName, hoursOf(session), session.room].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles['tools']}>
        <Button onClick={() => toggleFullScreen(wall)}>
          <Text id="checkInFullScreen" />
        </Button>
        <LinkButton to={`/attendances/${session._id}`}>
          <Text id="backToRoll" />
        </LinkButton>
      </div>
    </header>
  );
}

/** The code while it counts, and nothing in its place that looks like one. */
function Code({ code, msLeft }: { code: string | null; msLeft: number }) {
  const text = useText();
  if (code === null)
    return (
      <output className={styles['over']}>
        <Text id="checkInStoppedOnWall" />
      </output>
    );
  if (msLeft <= -LATE_MS)
    return (
      <p className={styles['over']} role="alert">
        <Text id="checkInLostContact" />
      </p>
    );
  const isShown = msLeft > 0;
  const path = new URL('/check-in', window.location.origin);
  const address = `${path.host}${path.pathname}`;
  path.searchParams.set('code', code);
  return (
    <div className={styles['code']}>
      <div className={styles['picture']} data-waits={!isShown || undefined}>
        {isShown && <QrPicture text={path.href} label={text('checkInQr')} />}
      </div>
      <div className={styles['typed']}>
        <p className={styles['lead']}>
          <Text id="checkInWallLead" values={{ address: <strong>{address}</strong> }} />
        </p>
        <p className={styles['digits']}>
          {isShown ? (
            <>
              <span>{code.slice(0, 3)}</span> <span>{code.slice(3)}</span>
            </>
          ) : (
            '––– –––'
          )}
        </p>
        <p className={styles['countdown']}>
          {isShown ? (
            <Text id="checkInCodeChanges" values={{ seconds: Math.ceil(msLeft / 1000) }} />
          ) : (
            <Text id="checkInCodeAwaited" />
          )}
        </p>
      </div>
    </div>
  );
}

/** Who has come, the newest first. */
function Arrivals({ onWall: { roll } }: { onWall: OnWall }) {
  const arrived = roll.students
    .filter(({ mark }) => mark?.byCode)
    .toSorted((one, other) => ((one.mark?.takenAt ?? '') < (other.mark?.takenAt ?? '') ? 1 : -1));
  return (
    <section className={styles['arrivals']} aria-live="polite">
      <strong>
        <Text id="checkedInCount" values={{ count: arrived.length, all: roll.students.length }} />
      </strong>
      {arrived.length === 0 ? (
        <p>
          <Text id="checkInNobodyYet" />
        </p>
      ) : (
        <ul>
          {arrived.map(({ _id, fullName }) => (
            <li key={_id}>{fullName}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

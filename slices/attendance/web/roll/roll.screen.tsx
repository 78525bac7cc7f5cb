import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useSession, useSignedInUser } from '#kit/client/session/session.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useIsAtLeast } from '#kit/ui/use-is-at-least.ts';
import { CheckInPanel, StartCheckIn } from '../check-in/check-in-panel.tsx';
import type { PendingMark } from './pending-marks.ts';
import { RollExport } from './roll-export.tsx';
import { RollList } from './roll-list.tsx';
import { RollWithoutServer } from './roll-without-server.tsx';
import type { OpenRollFragment } from './roll.graphql.generated.ts';
import { useRoll } from './use-roll.ts';
import { useSessionText } from './use-session-text.ts';

/** Who is there: everybody, until marked otherwise. */
export function RollScreen() {
  const { sessionId = '' } = useParams();
  const session = useSession();
  if (session.status === 'asking' || session.status === 'unreachable')
    return <RollWithoutServer key={sessionId} sessionId={sessionId} session={session} />;
  return <RollOfSession key={sessionId} sessionId={sessionId} />;
}

function RollOfSession({ sessionId }: { sessionId: string }) {
  const { answer, own, saved } = useRoll(sessionId);
  return (
    <Page>
      {!answer.data?.roll && <PageHeading title={<Text id="menuAttendance" />} />}
      <DataView
        answer={answer}
        waiting={<Skeleton shape="lines" count={12} />}
        empty={<NoRoll />}
        isEmpty={({ roll }) => roll === null}
      >
        {({ roll }) =>
          roll && (
            <>
              <Heading roll={roll} own={own} />
              <CheckInPanel roll={roll} own={own} />
              <RollList roll={roll} own={own} saved={saved} />
            </>
          )
        }
      </DataView>
    </Page>
  );
}

const NoRoll = () => (
  <EmptyState
    icon="users"
    title={<Text id="rollUnknown" />}
    action={
      <LinkButton to="/dashboard">
        <Text id="dashboard" />
      </LinkButton>
    }
  />
);

function Heading({ roll, own }: { roll: OpenRollFragment; own: readonly PendingMark[] }) {
  const { session } = roll;
  const { titleOf, whenOf, shortDayOf } = useSessionText();
  const { groupName, regionName, room } = session;
  useOpenedRecord(shortDayOf(session));
  return (
    <PageHeading
      title={titleOf(session)}
      subtitle={[groupName, regionName, whenOf(session), room].filter(Boolean).join(' · ')}
      actions={
        <>
          <StartCheckIn roll={roll} />
          <Ways session={session} />
          <RollExport roll={roll} own={own} />
        </>
      }
    />
  );
}

/** Where else the reader may go from here. On a phone a menu holds them, so that the students are in sight. */
function Ways({ session: { _id, day, groupId } }: Pick<OpenRollFragment, 'session'>) {
  const text = useText();
  const mayList = useSignedInUser().roles?.includes('manager') ?? false;
  const isWide = useIsAtLeast('sm');
  const week = mayList
    ? `/attendances?tab=week&groupId=${groupId}&day=${day}`
    : `/attendances/groups/${groupId}?day=${day}`;
  const ways = [
    { to: `/attendances/${_id}/print`, label: text('printRoll') },
    { to: week, label: text('gridTab') },
    ...(mayList ? [{ to: `/attendances?day=${day}`, label: text('otherSessions') }] : []),
  ];
  if (isWide)
    return ways.map(({ to, label }) => (
      <LinkButton key={to} to={to}>
        {label}
      </LinkButton>
    ));
  return (
    <Menu
      label={text('more')}
      renderButton={(links) => (
        <Button {...links}>
          <Text id="more" />
          <Icon name="chevronDown" size="small" />
        </Button>
      )}
    >
      {ways.map(({ to, label }) => (
        <MenuItem key={to} action={to}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

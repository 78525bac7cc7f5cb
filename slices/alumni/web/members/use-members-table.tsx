import { useIntl } from 'react-intl';
import { universalMidnight } from '#kit/calendar/day.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import type { Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { AlumniMemberFragment } from './members.graphql.generated.ts';
import { STANDING_TEXTS } from './standing-texts.ts';

type Row = AlumniMemberFragment;

export function useMembersTable(): Table<Row> {
  const text = useText();
  const { formatDate } = useIntl();
  const timeText = useTimeText();
  return {
    label: text('alumniMembers'),
    counted: 'alumniMembersCounted',
    nameOf: ({ fullName }) => fullName,
    columns: [
      {
        id: 'name',
        header: text('alumniMemberName'),
        cell: ({ _id, fullName, email }) => (
          <TwoLines below={email}>
            <Link to={`/users/${_id}`}>{fullName}</Link>
          </TwoLines>
        ),
      },
      {
        id: 'year',
        header: text('alumniMemberYear'),
        cell: ({ graduatedOn, statedGraduatedOn: stated }) => (
          <TwoLines
            below={
              stated &&
              text('alumniMemberStated', {
                day: formatDate(universalMidnight(stated), { dateStyle: 'medium', timeZone: 'UTC' }),
              })
            }
          >
            {graduatedOn.slice(0, 4)}
          </TwoLines>
        ),
      },
      {
        id: 'place',
        header: text('alumniMemberPlace'),
        cell: ({ gradPlace, location }) => (
          <TwoLines below={location && `${text('alumniMemberLocation')} ${location}`}>
            {gradPlace ?? '–'}
          </TwoLines>
        ),
      },
      { id: 'joined', header: text('alumniMemberJoined'), cell: joinedCell },
      {
        id: 'mail',
        header: text('alumniMemberMail'),
        cell: ({ isContactable }) => (
          <Text id={isContactable ? 'alumniMemberTakesMail' : 'alumniMemberNoMail'} />
        ),
      },
      {
        id: 'invitation',
        header: text('alumniMemberInvitation'),
        cell: ({ standing, invitedAt }) =>
          standing !== 'JOINED' && (
            <TwoLines below={invitedAt && text('alumniMemberInvitedAt', { moment: timeText(invitedAt) })}>
              <Chip tone={standing === 'READY' ? 'success' : 'neutral'}>
                <Text id={STANDING_TEXTS[standing]} />
              </Chip>
            </TwoLines>
          ),
      },
    ],
  };
}

const joinedCell = ({ hasJoined, joinedAt }: Row) => {
  if (!hasJoined) return <Text id="alumniMemberNotJoined" />;
  return joinedAt ? <Moment at={joinedAt} shows="day" /> : <Text id="alumniStandingJoined" />;
};

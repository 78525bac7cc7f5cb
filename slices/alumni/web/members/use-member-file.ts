import type { Column } from '#kit/ui/table/table.ts';
import { fileColumn } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { AlumniMemberFragment } from './members.graphql.generated.ts';
import { STANDING_TEXTS } from './standing-texts.ts';

type Row = AlumniMemberFragment;

/** The list of alumni for spreadsheets. */
export function useMemberFile(): Column<Row>[] {
  const text = useText();
  return [
    fileColumn<Row>('lastName', text('alumniMemberLastName'), ({ lastName }) => lastName),
    fileColumn<Row>('firstName', text('alumniMemberFirstName'), ({ firstName }) => firstName),
    fileColumn<Row>('email', text('alumniMemberEmail'), ({ email }) => email),
    fileColumn<Row>('graduated', text('alumniMemberGraduated'), ({ graduatedOn }) => graduatedOn, 'day'),
    fileColumn<Row>(
      'stated',
      text('alumniMemberGraduatedStated'),
      ({ statedGraduatedOn }) => statedGraduatedOn,
      'day',
    ),
    fileColumn<Row>('place', text('alumniMemberPlace'), ({ gradPlace }) => gradPlace),
    fileColumn<Row>('location', text('alumniMemberLocation'), ({ location }) => location),
    fileColumn<Row>('joined', text('alumniMemberJoined'), ({ joinedAt }) => joinedAt, 'moment'),
    fileColumn<Row>('mail', text('alumniMemberMail'), ({ isContactable }) =>
      text(isContactable ? 'alumniMemberTakesMail' : 'alumniMemberNoMail'),
    ),
    fileColumn<Row>('invited', text('alumniMemberInvited'), ({ invitedAt }) => invitedAt, 'moment'),
    fileColumn<Row>('standing', text('alumniMemberInvitation'), ({ standing }) =>
      text(STANDING_TEXTS[standing]),
    ),
  ];
}

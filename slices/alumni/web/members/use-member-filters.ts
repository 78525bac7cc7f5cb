import { useQuery } from '#kit/client/query/use-query.ts';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { INVITATION_STANDINGS } from '../../rules/invitation.ts';
import { alumniMemberYears } from './members.graphql.generated.ts';
import { STANDING_TEXTS } from './standing-texts.ts';

export function useMemberFilters(): Filter[] {
  const text = useText();
  const years = useQuery(alumniMemberYears, {}).data?.alumniMemberYears ?? [];
  return [
    {
      kind: 'choice',
      name: 'year',
      label: text('alumniMemberYear'),
      options: years.map((year) => ({ value: String(year), label: String(year) })),
    },
    { kind: 'words', name: 'place', label: text('alumniMemberPlace') },
    {
      kind: 'choice',
      name: 'joined',
      label: text('alumniMemberJoined'),
      options: [
        { value: 'yes', label: text('alumniStandingJoined') },
        { value: 'no', label: text('alumniMemberNotJoined') },
      ],
    },
    {
      kind: 'choice',
      name: 'mail',
      label: text('alumniMemberMail'),
      options: [
        { value: 'yes', label: text('alumniMemberTakesMail') },
        { value: 'no', label: text('alumniMemberNoMail') },
      ],
    },
    {
      kind: 'choice',
      name: 'standing',
      label: text('alumniMemberInvitation'),
      options: INVITATION_STANDINGS.map((standing) => ({
        value: standing,
        label: text(STANDING_TEXTS[standing]),
      })),
    },
  ];
}

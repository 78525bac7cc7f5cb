import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MoveDialog } from './move-dialog.tsx';
import {
  personMemberships,
  type HeldMembershipFragment as Membership,
} from './person-groups.graphql.generated.ts';
import styles from './person-groups.module.css';
import { useMove } from './use-move.ts';

interface Person {
  _id: string;
  fullName: string;
}

/** The groups a person is in and was in; from the former one press moves them. */
export function PersonGroups({ person }: { person: Person }) {
  const answer = useQuery(personMemberships, { personId: person._id });
  return (
    <Card title={<Text id="groups" />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={3} />} empty={<InNoGroup />}>
        {({ memberships }) => <Memberships person={person} memberships={memberships} />}
      </DataView>
    </Card>
  );
}

const InNoGroup = () => (
  <Note>
    <Text id="inNoGroup" />
  </Note>
);

interface MembershipsProps {
  person: Person;
  memberships: readonly Membership[];
}

/** The group that was left for this one today. While that day lasts, a move back takes the move back. */
const leftFor = ({ mayMove, firstDay, lastDay, _id }: Membership, all: readonly Membership[]) =>
  mayMove && !lastDay
    ? all.find((other) => other._id !== _id && !other.isOver && other.lastDay === firstDay)
    : undefined;

function Memberships({ person, memberships }: MembershipsProps) {
  const text = useText();
  const move = useMove();
  const [leaving, setLeaving] = useState<Membership | null>(null);
  const taken = useMemo(
    () => memberships.filter(({ lastDay }) => lastDay === null).map(({ _id }) => _id),
    [memberships],
  );
  return (
    <>
      <ul className={styles['groups']}>
        {memberships.map((membership) => (
          <li key={membership._id} className={membership.isOver ? styles['over'] : undefined}>
            <span className={styles['words']}>
              <Link to={`/groups/${membership._id}`}>{membership.name}</Link>
              <small>
                {membership.regionName} · <Span {...membership} />
              </small>
            </span>
            {leftFor(membership, memberships) && (
              <Button
                aria-label={text('undoMoveTo', { group: membership.name })}
                onClick={() => {
                  const before = leftFor(membership, memberships);
                  if (before) void move([person], membership, before);
                }}
              >
                <Icon name="undo" />
                <Text id="undo" />
              </Button>
            )}
            {membership.mayMove && (
              <Button aria-haspopup="dialog" onClick={() => setLeaving(membership)}>
                <Text id="moveSelected" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <MoveDialog
          group={leaving}
          taken={taken}
          members={[person]}
          onMove={(to) => move([person], leaving, to)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

function Span({ firstDay, lastDay }: Pick<Membership, 'firstDay' | 'lastDay'>) {
  const { formatDate } = useIntl();
  const inWords = (day: Day) => formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' });
  return lastDay ? (
    <Text id="memberFromTo" values={{ from: inWords(firstDay), to: inWords(lastDay) }} />
  ) : (
    <Text id="memberSince" values={{ day: inWords(firstDay) }} />
  );
}

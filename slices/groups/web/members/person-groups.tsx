import { useState } from 'react';
import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { SHOWN_PERSON } from '#slices/people/web/api.ts';
import {
  groupsForPerson,
  moveToGroup,
  personMemberships,
  type HeldMembershipFragment as Membership,
} from './person-groups.graphql.generated.ts';
import styles from './person-groups.module.css';

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

function Memberships({ person, memberships }: MembershipsProps) {
  const [leaving, setLeaving] = useState<Membership | null>(null);
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
            {membership.mayMove && (
              <Button aria-haspopup="dialog" onClick={() => setLeaving(membership)}>
                <Text id="moveMember" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && <MoveDialog person={person} from={leaving} onClose={() => setLeaving(null)} />}
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

interface MoveDialogProps {
  person: Person;
  from: Membership;
  onClose: () => void;
}

function MoveDialog({ person, from, onClose }: MoveDialogProps) {
  const text = useText();
  const move = useMove(person);
  const [found] = useState(() => new Map<string, string>());
  const source: SuggestionSource = async (search, signal) => {
    const { groups } = await call(groupsForPerson, { search, regionId: from.regionId }, { signal });
    for (const { _id, name } of groups.rows) found.set(_id, name);
    return groups.rows
      .filter(({ _id }) => _id !== from._id)
      .map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
  };
  const [stable] = useState(() => source);
  return (
    <Modal isOpen title={text('movePersonNamed', { name: person.fullName })} onClose={onClose}>
      <Form<'group'>
        id="move"
        submitLabel={text('moveMember')}
        onSubmit={async ({ group }) => {
          if (await move(from, { _id: group, name: found.get(group) ?? '' })) onClose();
        }}
      >
        <p className={styles['lead']}>{text('moveMemberLead', { group: from.name })}</p>
        <Combobox name="group" label={text('moveMemberTo')} source={stable} required />
      </Form>
    </Modal>
  );
}

interface Place {
  _id: string;
  name: string;
}

/** On the same day a move back takes it back. */
function useMove({ _id: personId, fullName: name }: Person): (from: Place, to: Place) => Promise<boolean> {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [personMemberships, ...SHOWN_PERSON] });
  const store = (from: Place, to: Place) =>
    mutate(moveToGroup, { groupId: from._id, toGroupId: to._id, personIds: [personId] });
  return async (from, to) => {
    if (!(await store(from, to))) return false;
    undoToast(text('memberMoved', { name, group: to.name }), () => void store(to, from));
    return true;
  };
}

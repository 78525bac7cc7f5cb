import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useOpenedRecord } from '#kit/client/opened-record.ts';
import { useCall } from '#kit/client/use-call.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ResendEnrolmentButton } from './resend-enrolment-button.tsx';
import { StatusChip } from './status-chip.tsx';
import { useFactsAbout, useRightsOf } from './use-facts-about.tsx';
import { onePerson, type OnePersonQuery } from './users.graphql.generated.ts';
import styles from './users.module.css';

type OnePerson = NonNullable<OnePersonQuery['user']>;

interface PersonPanelProps {
  userId: string;
  /** What can be done with this person, at the right of the heading. */
  renderActions: (person: OnePerson, again: () => void) => ReactNode;
}

/** One person, as those see them who look after their campus. */
export function PersonPanel({ userId, renderActions }: PersonPanelProps) {
  const answer = useCall(onePerson, { userId });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />} empty={<Unknown />}>
      {({ user }) => user && <Person person={user} actions={renderActions(user, () => answer.again?.())} />}
    </DataView>
  );
}

const Unknown = () => (
  <>
    <PageHeading title={<Text id="personNotFound" />} />
    <Link to="/users">
      <Text id="users" />
    </Link>
  </>
);

function Person({ person, actions }: { person: OnePerson; actions: ReactNode }) {
  const text = useText();
  const facts = useFactsAbout(person);
  const rights = useRightsOf(person);
  useOpenedRecord(person.fullName);
  return (
    <>
      <PageHeading
        title={
          <span className={styles['title']}>
            <Avatar fullName={person.fullName} picture={person.pictureUrl ?? null} size="large" />
            {person.fullName}
            {person.status && <StatusChip status={person.status} />}
          </span>
        }
        actions={
          <>
            {person.status === 'UNVERIFIED' && <ResendEnrolmentButton userId={person._id} />}
            {actions}
          </>
        }
      />
      <div className={styles['cards']}>
        <Card title={text('aboutPerson')}>
          <FactList facts={facts} />
        </Card>
        <Card title={text('rolesOfPerson')}>
          <FactList facts={rights} />
        </Card>
      </div>
    </>
  );
}

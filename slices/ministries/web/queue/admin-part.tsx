import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MINISTRY_QUEUE_PAGE, REGISTRY_PAGE } from '../../rules/ministry-pages.ts';
import styles from '../ministries.module.css';
import type { MinistryByIdQuery } from '../ministries.graphql.generated.ts';
import { MinistryStateChip } from '../ministry-state-chip.tsx';
import { HandOnDialog } from '../own/hand-on-dialog.tsx';
import { useMinistryChanges } from '../own/use-ministry-changes.ts';
import { AdminNote } from './admin-note.tsx';

type Overseen = NonNullable<MinistryByIdQuery['keptMinistry']>;

/** What only alumni admins see of a ministry, and do with it (ALUM-34). */
export function AdminPart({ ministry }: { ministry: Overseen }) {
  const [isHandingOn, setIsHandingOn] = useState(false);
  const { remove, isBusy } = useMinistryChanges(ministry);
  return (
    <Card title={<Text id="forAlumniAdmins" />}>
      <div className={styles['section']}>
        <FactList facts={useFacts(ministry)} />
        <AdminNote ministryId={ministry._id} adminNote={ministry.adminNote ?? ''} />
        <div className={styles['actions']}>
          {!ministry.isOwn && ministry.status !== 'WITHDRAWN' && (
            <LinkButton to={queueAddress(ministry)}>
              <Text id="openInQueue" />
            </LinkButton>
          )}
          <Button aria-haspopup="dialog" onClick={() => setIsHandingOn(true)}>
            <Text id="handOnAtOnce" />
          </Button>
          {!ministry.isOwn && (
            <Button tone="danger" disabled={isBusy} onClick={() => void remove(REGISTRY_PAGE)}>
              <Icon name="trash" />
              <Text id="delete" />
            </Button>
          )}
        </div>
      </div>
      {isHandingOn && <HandOnDialog ministry={ministry} isAtOnce onClose={() => setIsHandingOn(false)} />}
    </Card>
  );
}

const queueAddress = ({ name, status }: Overseen): string =>
  `${MINISTRY_QUEUE_PAGE}?${new URLSearchParams({ search: name, tab: status.toLowerCase() })}`;

function useFacts({ status, approved, isHidden, decidedAt, decidedByName }: Overseen) {
  const text = useText();
  const timeText = useTimeText();
  return [
    {
      term: text('ministryStateApproved'),
      value: (
        <span className={styles['marks']}>
          {text(approved ? 'auditYes' : 'auditNo')}
          {!approved && <MinistryStateChip status={status} />}
          {isHidden && (
            <Chip>
              <Text id="ministryStateHidden" />
            </Chip>
          )}
        </span>
      ),
    },
    ...(decidedAt
      ? [
          {
            term: text('ministryDecidedColumn'),
            value: text('ministryDecidedBy', { name: decidedByName ?? '', moment: timeText(decidedAt) }),
          },
        ]
      : []),
  ];
}

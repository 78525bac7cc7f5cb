import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSession } from '#kit/client/session/session.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { markChanges } from './roll.graphql.generated.ts';
import type { ShownStudent } from './shown-roll.ts';
import { STATUS_TEXTS } from './status-texts.ts';
import styles from './roll.module.css';

interface MarkHistoryProps {
  student: Pick<ShownStudent, 'personId' | 'fullName'>;
  session: { _id: string; timeZone: string };
  onClose: () => void;
}

/** What was marked of a student in a session, by whom and why. */
export function MarkHistory({ student: { personId, fullName }, session, onClose }: MarkHistoryProps) {
  const text = useText();
  const { formatTime } = useIntl();
  const { _id: sessionId, timeZone } = session;
  const answer = useQuery(markChanges, { sessionId, personId }, { fresh: true });
  const reader = useSession();
  const roles = (reader.status === 'signedIn' ? reader.user.roles : null) ?? [];
  const mayOpen = roles.includes('manager') || roles.includes('admin');
  return (
    <Modal isOpen title={<Text id="rollHistoryOf" values={{ name: fullName }} />} onClose={onClose}>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="lines" count={3} />}
        empty={<Text id="noMarkChanges" />}
        isEmpty={({ attendanceMarkChanges }) => attendanceMarkChanges.length === 0}
      >
        {({ attendanceMarkChanges }) => (
          <ol className={styles['changes']}>
            {attendanceMarkChanges.map(
              ({
                _id,
                kind,
                minutesLate,
                reason,
                changedAt,
                changedByName,
                byCode,
                byLeave,
                importedFrom,
              }) => {
                const status = text(STATUS_TEXTS[kind].name);
                const told =
                  minutesLate === null ? status : text('minutesLateText', { status, minutes: minutesLate });
                return (
                  <li key={_id}>
                    {byCode ? (
                      <Text
                        id="markedByCode"
                        values={{
                          status: told,
                          time: formatTime(changedAt, { timeStyle: 'short', timeZone }),
                        }}
                      />
                    ) : byLeave ? (
                      <Text id="markedByLeave" values={{ status: told, name: changedByName ?? '' }} />
                    ) : importedFrom !== null ? (
                      <Text
                        id="markImportedBy"
                        values={{ status: told, name: changedByName ?? '', file: importedFrom }}
                      />
                    ) : (
                      <Text id="markChangedBy" values={{ status: told, name: changedByName ?? '' }} />
                    )}
                    <Moment at={changedAt} />
                    {reason && <span className={styles['why']}>{reason}</span>}
                  </li>
                );
              },
            )}
          </ol>
        )}
      </DataView>
      {mayOpen && (
        <LinkButton to={`/users/${personId}`}>
          <Text id="openPerson" />
        </LinkButton>
      )}
    </Modal>
  );
}

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
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { markChanges, type MarkChangesQuery } from './roll.graphql.generated.ts';
import type { ShownStudent } from './shown-roll.ts';
import { STATUS_TEXTS } from './status-texts.ts';
import styles from './roll.module.css';

type Change = MarkChangesQuery['attendanceMarkChanges'][number];
type Decision = MarkChangesQuery['attendanceDecisions'][number];

/** What was marked and what was decided about it since, the earliest first. */
const inOrder = ({ attendanceMarkChanges, attendanceDecisions }: MarkChangesQuery): (Change | Decision)[] =>
  [...attendanceMarkChanges, ...attendanceDecisions].toSorted(
    (one, other) => Date.parse(timeOf(one)) - Date.parse(timeOf(other)),
  );

const timeOf = (entry: Change | Decision): string => ('madeAt' in entry ? entry.madeAt : entry.changedAt);

const DECISION_TEXTS: Readonly<Record<Decision['kind'], MessageId>> = {
  LEAVE_APPROVED: 'historyLeaveApproved',
  LEAVE_NOTED: 'historyLeaveNoted',
  EXPLANATION_EXCUSED: 'historyExplanationAccepted',
  EXPLANATION_NOTED: 'historyExplanationNoted',
};

function decisionText({ kind, isTakenBack }: Decision): MessageId {
  if (!isTakenBack) return DECISION_TEXTS[kind];
  return kind.startsWith('LEAVE') ? 'historyLeaveTakenBack' : 'historyExplanationTakenBack';
}

interface MarkHistoryProps {
  student: Pick<ShownStudent, 'personId' | 'fullName'>;
  session: { _id: string; timeZone: string; rollTakenAt: string | null };
  onClose: () => void;
}

/** What was marked of a student in a session, by whom and why, and what was decided about it since. */
export function MarkHistory({ student: { personId, fullName }, session, onClose }: MarkHistoryProps) {
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
        empty={<Text id={session.rollTakenAt === null ? 'noMarksYet' : 'noMarkChanges'} />}
        isEmpty={(history) => inOrder(history).length === 0}
      >
        {(history) => (
          <ol className={styles['changes']}>
            {inOrder(history).map((entry) =>
              'madeAt' in entry ? (
                <li key={entry._id}>
                  <Text id={decisionText(entry)} values={{ name: entry.byName ?? '' }} />
                  <Moment at={entry.madeAt} />
                </li>
              ) : (
                <li key={entry._id}>
                  <ChangeText change={entry} timeZone={timeZone} />
                  <Moment at={entry.changedAt} />
                  {entry.reason && <span className={styles['why']}>{entry.reason}</span>}
                </li>
              ),
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

/** What was marked, by whom and how it came. */
function ChangeText({ change, timeZone }: { change: Change; timeZone: string }) {
  const text = useText();
  const { formatTime } = useIntl();
  const { kind, minutesLate, changedAt, byCode, byLeave, importedFrom } = change;
  const name = change.changedByName ?? '';
  const marked = text(STATUS_TEXTS[kind].name);
  const status =
    minutesLate === null ? marked : text('minutesLateText', { status: marked, minutes: minutesLate });
  if (byCode) {
    const time = formatTime(changedAt, { timeStyle: 'short', timeZone });
    return <Text id="markedByCode" values={{ status, time }} />;
  }
  if (byLeave) return <Text id="markedByLeave" values={{ status, name }} />;
  if (importedFrom !== null)
    return <Text id="markImportedBy" values={{ status, name, file: importedFrom }} />;
  return <Text id="markChangedBy" values={{ status, name }} />;
}

import { useIntl } from 'react-intl';
import { useExactTime } from '#kit/ui/moment/use-exact-time.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { IconCircle } from '#kit/ui/icon/icon-circle.tsx';
import { Icon, type IconName } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { countedMessage, kindMessage } from '../rules/kind-messages.ts';
import type { NoticeName } from '../rules/notices.ts';
import type { ListedNotificationFragment } from './notifications.graphql.generated.ts';
import styles from './notifications.module.css';

type Row = ListedNotificationFragment;

const ICONS: Record<NoticeName, IconName> = {
  leaveDecided: 'calendar',
  absenceExplanationDecided: 'calendar',
  fallingBehind: 'alert',
  examClosing: 'clock',
  examGraded: 'award',
  attemptReinstated: 'clock',
  assignmentGraded: 'award',
  finalGradeAmended: 'award',
  invoiceIssued: 'card',
  paymentReminder: 'card',
  paymentFailed: 'alert',
  planDisabled: 'alert',
  planChanged: 'calendar',
  cardExpiring: 'card',
  evaluationPublished: 'award',
  hoursDecided: 'clock',
  newsPosted: 'note',
  ministryApproved: 'flag',
  ministryRefused: 'flag',
  classPhotoRefused: 'flag',
  ministryOffered: 'flag',
  ministryHandedOn: 'flag',
  helpAnswered: 'help',
  leaveRequested: 'calendar',
  studentFallingBehind: 'alert',
  studentPlanDisabled: 'alert',
  questionAsked: 'help',
  messageReported: 'flag',
  ministrySubmitted: 'flag',
  gradesChanged: 'alert',
};

interface RowProps {
  row: Row;
  isNew: boolean;
}

/** One thing a person was told, which leads to what it tells of. */
export function NotificationRow({ row, isNew }: RowProps) {
  return (
    <li className={styles['row']} data-new={isNew}>
      <IconCircle icon={ICONS[row.name as NoticeName]} tone={isNew ? 'brand' : 'neutral'} />
      <div className={styles['words']}>
        <Link to={row.path} className={styles['sentence'] ?? ''}>
          {row.text}
        </Link>
        <div className={styles['beneath']}>
          <Facts row={row} />
          <WhyTold row={row} />
        </div>
      </div>
      {isNew && (
        <Chip tone="brand">
          <Text id="notificationNew" />
        </Chip>
      )}
    </li>
  );
}

/** When and for which campus; the day stands over it. */
function Facts({ row: { createdAt, regionName } }: { row: Row }) {
  const { formatTime } = useIntl();
  const exactTime = useExactTime();
  return (
    <p className={styles['facts']}>
      <time dateTime={createdAt} title={exactTime(createdAt)}>
        {formatTime(createdAt, { timeStyle: 'short' })}
      </time>
      {' · '}
      {regionName}
    </p>
  );
}

/** Which kind for which campus, whether it was mailed and by which setting, and the way to that setting. */
function WhyTold({ row: { name, regionId, regionName, mail } }: { row: Row }) {
  const text = useText();
  return (
    <details className={styles['why']}>
      <summary>
        <Text id="whyTold" />
      </summary>
      <p>
        <Text id="whyToldKind" values={{ kind: text(kindMessage(name as NoticeName)), campus: regionName }} />{' '}
        <Text id={`whyMail${mail}`} />{' '}
        <Link to={`/notifications?tab=settings&campus=${regionId}#${name}`}>
          <Text id="whySettings" />
        </Link>
      </p>
    </details>
  );
}

interface FoldedProps {
  rows: readonly Row[];
  isNew: (row: Row) => boolean;
}

/** Several of a kind that came one after the other: one line, which opens. */
export function FoldedNotifications({ rows, isNew }: FoldedProps) {
  const name = rows[0]?.name as NoticeName;
  const news = rows.filter(isNew).length;
  return (
    <li data-new={news > 0}>
      <details className={styles['folded']}>
        <summary>
          <IconCircle icon={ICONS[name]} tone={news > 0 ? 'brand' : 'neutral'} />
          <span className={styles['sentence']}>
            <Text id={countedMessage(name)} values={{ count: rows.length }} />
          </span>
          {news > 0 && (
            <Chip tone="brand">
              <Text id="notificationsNew" values={{ count: news }} />
            </Chip>
          )}
          <Icon name="chevronDown" />
        </summary>
        <ul>
          {rows.map((row) => (
            <NotificationRow key={row._id} row={row} isNew={isNew(row)} />
          ))}
        </ul>
      </details>
    </li>
  );
}

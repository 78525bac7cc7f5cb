import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { RequestState } from '../../rules/supervision.ts';
import styles from '../hours.module.css';
import type { OwnHourRequestFragment } from './own-hours.graphql.generated.ts';

const TEXTS: Readonly<Record<RequestState, MessageId>> = {
  OPEN: 'supervisorOpen',
  CONFIRMED: 'supervisorConfirmed',
  REFUSED: 'supervisorRefused',
  REVOKED: 'supervisorRevoked',
  CHANGED: 'supervisorChanged',
  EXPIRED: 'supervisorExpired',
};

/** Who was asked about hours outside of the college, and what came of it. */
export function RequestLine({ request }: { request: OwnHourRequestFragment }) {
  const timeText = useTimeText();
  const { supervisorName: name, supervisorEmail: email, state, expiresAt, answeredAt } = request;
  const moment = timeText(answeredAt ?? expiresAt);
  return (
    <span className={styles['supervisor']}>
      <Text id={TEXTS[state]} values={{ name, email, moment }} />
    </span>
  );
}

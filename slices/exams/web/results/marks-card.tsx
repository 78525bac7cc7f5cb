import { Card } from '#kit/ui/card/card.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { MarkChangeText } from './mark-change-text.tsx';
import styles from './results.module.css';
import type { Staffed } from './staffed.ts';

/** Who gave or changed which points of an attempt by hand, when and why. */
export const MarksCard = ({ changes }: { changes: Staffed['attempt']['markChanges'] }) => (
  <Card title={<Text id="marksByHand" />}>
    <ol className={styles['timeline']}>
      {changes.map((change) => (
        <li key={change._id}>
          <Moment at={change.changedAt} />
          <MarkChangeText change={change} />
        </li>
      ))}
    </ol>
  </Card>
);

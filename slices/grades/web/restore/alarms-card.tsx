import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { RaisedAlarmFragment } from './restore.graphql.generated.ts';
import styles from './restore.module.css';

export type GradeAlarm = RaisedAlarmFragment;

/** Who changed unusually many grades; each leads to what would go back. */
export const AlarmsCard = ({ alarms }: { alarms: readonly GradeAlarm[] }) => (
  <Card title={<Text id="gradeAlarms" />}>
    <ul className={styles['alarms']}>
      {alarms.map(({ _id, personName, impersonatorName, grades, courses, raisedAt }) => (
        <li key={_id}>
          <span>
            <b>{personName}</b>
            {impersonatorName && (
              <>
                {' '}
                <Text id="gradeAlarmBehind" values={{ name: impersonatorName }} />
              </>
            )}
            {' · '}
            <Moment at={raisedAt} />
            <br />
            <Text id="gradeAlarmSays" values={{ count: grades, courses: courses.join(', ') }} />
          </span>
          <LinkButton to={`/logits/grades?alarm=${_id}`}>
            <Text id="restorePreview" />
          </LinkButton>
        </li>
      ))}
    </ul>
  </Card>
);

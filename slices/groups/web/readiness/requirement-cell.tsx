import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { ComputedNumber } from '#kit/ui/ledger/computed-number.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { RequirementName } from '../../rules/readiness.ts';
import type { ShownRequirementFragment } from './readiness.graphql.generated.ts';
import styles from './readiness.module.css';

export const REQUIREMENT_TEXTS: Readonly<Record<RequirementName, MessageId>> = {
  CORE_COURSES: 'requirementCORE_COURSES',
  ELECTIVES: 'requirementELECTIVES',
  HOURS: 'requirementHOURS',
  ATTENDANCE: 'requirementATTENDANCE',
  EVALUATIONS: 'requirementEVALUATIONS',
  DUES: 'requirementDUES',
};

/** How much of a requirement there is, and, when it is pressed, how that came about and where it is seen to. */
export function RequirementValue({ requirement }: { requirement: ShownRequirementFragment }) {
  const { value, steps, path } = requirement;
  if (steps.length === 0) return <>{value}</>;
  return (
    <ComputedNumber
      steps={steps}
      foot={
        path && (
          <Link to={path}>
            <Text id="readinessSeeToIt" />
          </Link>
        )
      }
    >
      {value}
    </ComputedNumber>
  );
}

/** The same with a mark whether it is met. */
export function RequirementCell({ requirement }: { requirement: ShownRequirementFragment }) {
  const text = useText();
  const { isMet } = requirement;
  return (
    <span className={styles['cell']} data-met={isMet}>
      <Icon name={isMet ? 'check' : 'close'} />
      <span className={styles['spoken']}>{text(isMet ? 'readinessMet' : 'readinessNotMet')}</span>
      <RequirementValue requirement={requirement} />
    </span>
  );
}

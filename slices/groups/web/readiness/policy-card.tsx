import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { REQUIREMENT_TEXTS } from './requirement-cell.tsx';
import { PolicyDialog } from './policy-dialog.tsx';
import type { ShownPromotionPolicyFragment as Policy } from './readiness.graphql.generated.ts';
import styles from './readiness.module.css';

interface PolicyCardProps {
  groupId: string;
  policy: Policy;
}

/** What the campus asks of those who go on, and for its admins the way to change it. */
export function PolicyCard({ groupId, policy }: PolicyCardProps) {
  const { studyYear: year, regionName: campus } = policy;
  const text = useText();
  const [isChanging, setIsChanging] = useState(false);
  const facts = useFactsOf(policy);
  return (
    <Card title={<Text id="promotionPolicy" values={{ year }} />}>
      <div className={styles['policy']}>
        <FactList facts={facts} />
        {policy.mayChange && (
          <div>
            <Button
              aria-haspopup="dialog"
              aria-label={text('promotionPolicyOf', { year, campus })}
              onClick={() => setIsChanging(true)}
            >
              <Text id="changePromotionPolicy" />
            </Button>
          </div>
        )}
      </div>
      {isChanging && <PolicyDialog groupId={groupId} stored={policy} onClose={() => setIsChanging(false)} />}
    </Card>
  );
}

function useFactsOf({ asksHours, minAttendance, minEvaluations, minScore, asksDues }: Policy) {
  const text = useText();
  const { formatNumber } = useIntl();
  const percentText = useWrittenPercent();
  const nothing = text('policyNothing');
  const evaluations = (count: number): string =>
    minScore === null
      ? text('policyEvaluations', { count })
      : text('policyEvaluationsWithMean', { count, mean: formatNumber(minScore) });
  return [
    { term: text('policyCoursesTerm'), value: text('policyCourses') },
    { term: text(REQUIREMENT_TEXTS.HOURS), value: asksHours ? text('policyHours') : nothing },
    {
      term: text(REQUIREMENT_TEXTS.ATTENDANCE),
      value:
        minAttendance === null ? nothing : text('policyAttendance', { share: percentText(minAttendance) }),
    },
    {
      term: text(REQUIREMENT_TEXTS.EVALUATIONS),
      value: minEvaluations === null ? nothing : evaluations(minEvaluations),
    },
    { term: text(REQUIREMENT_TEXTS.DUES), value: asksDues ? text('policyDues') : nothing },
  ];
}

import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Tabs, useTab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../evaluations.module.css';
import { EvaluateGroup } from './evaluate-group.tsx';
import { EvaluationList } from './evaluation-list.tsx';
import { EvaluationForms } from './forms/evaluation-forms.tsx';

/** Where managers evaluate their students, and say by what (HOURS-05). */
export function EvaluationsScreen() {
  const text = useText();
  const tabs = [
    { id: 'evaluations', label: text('menuEvaluations') },
    { id: 'forms', label: text('evaluationForms') },
  ] as const;
  const current = useTab(tabs) ?? 'evaluations';
  return (
    <Page>
      <PageHeading
        title={<Text id="menuEvaluations" />}
        actions={current === 'evaluations' && <EvaluateGroup />}
      />
      <Tabs label={text('menuEvaluations')} tabs={tabs} current={current} />
      <div className={styles['side']}>{current === 'forms' ? <EvaluationForms /> : <EvaluationList />}</div>
    </Page>
  );
}

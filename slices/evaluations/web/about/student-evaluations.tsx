import { useQuery } from '#kit/client/query/use-query.ts';
import { DownloadLink } from '#kit/ui/button/download-link.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Rows, RowText } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useDayText } from '#slices/hours/web/api.ts';
import { evaluationAddress } from '../../rules/evaluation-pages.ts';
import { sideBySide } from '../../rules/side-by-side.ts';
import { EvaluationChips } from '../evaluation-chips.tsx';
import type { WrittenEvaluationFragment } from '../office/evaluations.graphql.generated.ts';
import { evaluationsAbout } from './about.graphql.generated.ts';
import { OverTime } from './over-time.tsx';
import { SideBySide } from './side-by-side.tsx';
import styles from './about.module.css';

interface StudentEvaluationsProps {
  personId: string;
  /** In which they can be evaluated. */
  groups: readonly { _id: string; name: string }[];
}

/** What was written about one student, by form: side by side, over time and each by itself. */
export function StudentEvaluations({ personId, groups }: StudentEvaluationsProps) {
  const answer = useQuery(evaluationsAbout, { personId, formId: null }, { fresh: true });
  const evaluate = <Evaluate personId={personId} groups={groups} />;
  return (
    <DataView
      answer={answer}
      waiting={<Skeleton shape="block" count={2} />}
      isEmpty={({ evaluationsAbout: all }) => all.length === 0}
      empty={<EmptyState icon="list" title={<Text id="notEvaluatedYet" />} action={evaluate} />}
    >
      {({ evaluationsAbout: all }) => (
        <div className={styles['cards']}>
          {evaluate}
          {[...Map.groupBy(all, ({ formId }) => formId)].map(([formId, evaluations]) => (
            <ByForm key={formId} evaluations={evaluations} />
          ))}
        </div>
      )}
    </DataView>
  );
}

function Evaluate({ personId, groups }: StudentEvaluationsProps) {
  const text = useText();
  return (
    <div className={styles['evaluate']}>
      {groups.map(({ _id, name }) => (
        <LinkButton
          key={_id}
          // Of several none is likelier than another.
          tone={groups.length === 1 ? 'primary' : 'default'}
          to={`/evaluations/groups/${_id}?person=${personId}`}
          label={`${text('evaluateStudent')}: ${name}`}
        >
          {groups.length === 1 ? text('evaluateStudent') : `${text('evaluateStudent')}: ${name}`}
        </LinkButton>
      ))}
    </div>
  );
}

function ByForm({ evaluations }: { evaluations: readonly WrittenEvaluationFragment[] }) {
  const dayText = useDayText();
  const isBySeveral = sideBySide(evaluations).columns.length > 1;
  return (
    <Card title={evaluations[0]?.formName}>
      <Rows>
        {evaluations.map((evaluation) => {
          const { _id, day, evaluatorName, groupName, status } = evaluation;
          return (
            <li key={_id}>
              <RowText
                name={
                  evaluatorName === null ? (
                    dayText(day)
                  ) : (
                    <Text id="evaluationBy" values={{ day: dayText(day), name: evaluatorName }} />
                  )
                }
                action={`/evaluations?evaluation=${_id}`}
                chips={
                  <>
                    <span>{groupName}</span>
                    <EvaluationChips {...evaluation} />
                  </>
                }
              />
              {status === 'PUBLISHED' && (
                <DownloadLink href={evaluationAddress(_id)} tone="quiet">
                  <Text id="evaluationPdf" />
                </DownloadLink>
              )}
            </li>
          );
        })}
      </Rows>
      {isBySeveral && (
        <div className={styles['part']}>
          <h3>
            <Text id="sideBySide" />
          </h3>
          <SideBySide evaluations={evaluations} />
        </div>
      )}
      <OverTime evaluations={evaluations.filter(({ status }) => status === 'PUBLISHED')} />
    </Card>
  );
}

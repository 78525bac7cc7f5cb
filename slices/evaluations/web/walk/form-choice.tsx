import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Rows, RowText } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { walkAddress } from '../walk-address.ts';
import { WalkHeading } from './walk-heading.tsx';
import { evaluationStart } from './walk.graphql.generated.ts';

interface FormChoiceProps {
  groupId: string;
  /** With whom the walk begins; else with the first. */
  personId: string | null;
}

/** By which form a group is evaluated, for who comes from the group, or from what they teach. */
export function FormChoice({ groupId, personId }: FormChoiceProps) {
  const answer = useQuery(evaluationStart, { groupId }, { fresh: true });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="fields" count={3} />} isEmpty={() => false}>
      {({ evaluationGroup: group, formsToEvaluateBy }) => {
        if (!group) return <PageHeading way="back" title={<Text id="nothingToEvaluate" />} />;
        const forms = formsToEvaluateBy.filter(({ isArchived }) => !isArchived);
        return (
          <>
            <WalkHeading group={group} />
            {forms.length === 0 ? (
              <EmptyState icon="list" title={<Text id="noFormsToEvaluateBy" />}>
                <Text id="noFormsToEvaluateByHelp" />
              </EmptyState>
            ) : (
              <Card title={<Text id="chooseEvaluationForm" />}>
                <Rows>
                  {forms.map(({ _id: formId, name, criteria }) => (
                    <li key={formId}>
                      <RowText
                        name={name}
                        action={walkAddress({ groupId, formId, ...(personId !== null && { personId }) })}
                        chips={
                          <Chip>
                            <Text id="evaluationCriteriaCounted" values={{ count: criteria.length }} />
                          </Chip>
                        }
                      />
                    </li>
                  ))}
                </Rows>
              </Card>
            )}
          </>
        );
      }}
    </DataView>
  );
}

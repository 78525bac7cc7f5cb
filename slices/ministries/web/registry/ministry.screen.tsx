import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AlumniArea } from '#slices/alumni/web/api.ts';
import { REGISTRY_PAGE } from '../../rules/ministry-pages.ts';
import styles from '../ministries.module.css';
import { ministryById, type MinistryByIdQuery } from '../ministries.graphql.generated.ts';
import { OwnState } from '../own/own-state.tsx';
import { useRegistry } from '../use-registry.ts';
import { AdminPart } from '../queue/admin-part.tsx';
import { MinistryFacts } from './ministry-facts.tsx';

/** One ministry as others see it; to its owner and to alumni admins also what others do not see. */
export function MinistryScreen() {
  const text = useText();
  const registry = useRegistry();
  const { ministryId = '' } = useParams();
  const answer = useQuery(ministryById, { ministryId });
  const { listedMinistry, keptMinistry } = answer.data ?? {};
  const seen = listedMinistry ?? keptMinistry;
  return (
    <AlumniArea
      title={seen?.name ?? text('alumniMinistries')}
      above={seen ? [registry] : []}
      actions={
        <LinkButton to={REGISTRY_PAGE}>
          <Text id="allMinistries" />
        </LinkButton>
      }
    >
      <DataView
        answer={answer}
        waiting={
          <Card>
            <Skeleton shape="lines" count={8} />
          </Card>
        }
        isEmpty={(known) => !known.listedMinistry && !known.keptMinistry}
        empty={<Gone />}
      >
        {(known) => <Ministry key={ministryId} known={known} />}
      </DataView>
    </AlumniArea>
  );
}

const Gone = () => (
  <Card>
    <EmptyState
      icon="flag"
      title={<Text id="ministryGone" />}
      action={
        <LinkButton to={REGISTRY_PAGE} tone="primary">
          <Text id="allMinistries" />
        </LinkButton>
      }
    >
      <Text id="ministryGoneText" />
    </EmptyState>
  </Card>
);

function Ministry({ known: { listedMinistry: shown, keptMinistry: kept } }: { known: MinistryByIdQuery }) {
  const seen = shown ?? kept;
  if (!seen) return null;
  return (
    <div className={styles['stack']}>
      {kept?.isOwn && (
        <Card>
          <OwnState ministry={kept} />
        </Card>
      )}
      <Card>
        <MinistryFacts ministry={seen} owner={shown} />
      </Card>
      {kept && typeof kept.approved === 'boolean' && <AdminPart ministry={kept} />}
    </div>
  );
}

import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AlumniArea } from '#slices/alumni/web/api.ts';
import { ministryPage, OWN_MINISTRIES_PAGE, REGISTRY_PAGE } from '../../rules/ministry-pages.ts';
import { useRegistry } from '../use-registry.ts';
import { editedMinistry } from './editing.graphql.generated.ts';
import { MinistryForm } from './ministry-form.tsx';

/** Where a ministry is listed, or its listing changed. */
export function MinistryEditorScreen() {
  const { ministryId } = useParams();
  return ministryId === undefined ? <New /> : <Edited key={ministryId} ministryId={ministryId} />;
}

function New() {
  const text = useText();
  const registry = useRegistry();
  const isGraduate = useSignedInUser().isAlumni === true;
  return (
    <AlumniArea
      title={text('newMinistry')}
      above={[registry]}
      {...(isGraduate && { subtitle: <Text id="newMinistryLead" /> })}
    >
      <Card>{isGraduate ? <MinistryForm stored={null} /> : <ForGraduates />}</Card>
    </AlumniArea>
  );
}

/** Who only looks after the alumni has nothing to list, and reads so before filling anything in. */
const ForGraduates = () => (
  <EmptyState
    icon="flag"
    title={<Text id="ministriesOfGraduates" />}
    action={
      <LinkButton to={REGISTRY_PAGE}>
        <Text id="allMinistries" />
      </LinkButton>
    }
  >
    <Text id="ministriesOfGraduatesText" />
  </EmptyState>
);

function Edited({ ministryId }: { ministryId: string }) {
  const text = useText();
  const registry = useRegistry();
  const answer = useQuery(editedMinistry, { ministryId }, { fresh: true });
  const kept = answer.data?.keptMinistry;
  return (
    <AlumniArea
      title={kept ? text('editMinistry', { name: kept.name }) : text('edit')}
      subtitle={<Text id={kept?.shown?.isPublic ? 'editPublicMinistryLead' : 'editMinistryLead'} />}
      above={kept ? [registry, { name: kept.name, address: ministryPage(ministryId) }] : [registry]}
    >
      <Card>
        <DataView
          answer={answer}
          waiting={<Skeleton shape="fields" count={6} />}
          isEmpty={({ keptMinistry }) => !keptMinistry?.isOwn}
          empty={<NotOwn />}
        >
          {({ keptMinistry }) => keptMinistry && <MinistryForm stored={keptMinistry} />}
        </DataView>
      </Card>
    </AlumniArea>
  );
}

const NotOwn = () => (
  <EmptyState
    icon="flag"
    title={<Text id="ministryGone" />}
    action={
      <LinkButton to={OWN_MINISTRIES_PAGE} tone="primary">
        <Text id="ownMinistries" />
      </LinkButton>
    }
  >
    <Text id="ministryGoneText" />
  </EmptyState>
);

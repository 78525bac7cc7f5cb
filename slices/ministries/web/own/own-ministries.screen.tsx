import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AlumniArea } from '#slices/alumni/web/api.ts';
import { NEW_MINISTRY_PAGE, REGISTRY_PAGE } from '../../rules/ministry-pages.ts';
import styles from '../ministries.module.css';
import { useRegistry } from '../use-registry.ts';
import { Offers } from './offers.tsx';
import { ownMinistries } from './own-ministries.graphql.generated.ts';
import { OwnMinistry } from './own-ministry.tsx';

/** What a user has listed, and what others offer them. */
export function OwnMinistriesScreen() {
  const text = useText();
  return (
    <AlumniArea
      title={text('ownMinistries')}
      above={[useRegistry()]}
      subtitle={<Text id="ownMinistriesLead" />}
      actions={
        <>
          <LinkButton to={REGISTRY_PAGE}>
            <Text id="allMinistries" />
          </LinkButton>
          <Add />
        </>
      }
    >
      <OwnMinistries />
    </AlumniArea>
  );
}

const Add = () =>
  useSignedInUser().isAlumni === true && (
    <LinkButton to={NEW_MINISTRY_PAGE} tone="primary">
      <Icon name="plus" />
      <Text id="addMinistry" />
    </LinkButton>
  );

function OwnMinistries() {
  const answer = useQuery(ownMinistries, {});
  return (
    <DataView
      answer={answer}
      waiting={
        <Card>
          <Skeleton shape="lines" count={6} />
        </Card>
      }
      isEmpty={(known) => known.ownMinistries.length === 0 && known.ministryOffers.length === 0}
      empty={<Nothing />}
    >
      {({ ownMinistries: listed, ministryOffers }) => (
        <div className={styles['stack']}>
          <Offers offers={ministryOffers} />
          {listed.length === 0 && <Nothing />}
          {listed.map((ministry) => (
            <OwnMinistry key={ministry._id} ministry={ministry} />
          ))}
        </div>
      )}
    </DataView>
  );
}

function Nothing() {
  const isGraduate = useSignedInUser().isAlumni === true;
  return (
    <Card>
      {isGraduate ? (
        <EmptyState icon="flag" title={<Text id="noOwnMinistries" />} action={<Add />}>
          <Text id="noOwnMinistriesText" />
        </EmptyState>
      ) : (
        <EmptyState icon="flag" title={<Text id="ministriesOfGraduates" />}>
          <Text id="ministriesOfGraduatesText" />
        </EmptyState>
      )}
    </Card>
  );
}

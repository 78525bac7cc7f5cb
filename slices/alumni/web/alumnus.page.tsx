import { useParams } from 'react-router';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
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
import { PROFILE_PAGE } from '../rules/alumni-pages.ts';
import { AlumniArea } from './alumni-area.tsx';
import { AlumnusCard } from './people/alumnus-card.tsx';
import { alumnus, type AlumnusCardFragment } from './people/alumnus.graphql.generated.ts';
import { mayEnterAlumni } from './reader.ts';
import styles from './alumni.module.css';

/** What slices above add to the page of an alumnus: buttons, and cards under what they show. */
export type AlumnusSlot = PageSlot<AlumnusCardFragment>;

/** An alumnus, as they show themselves to other alumni. */
export function AlumnusPage({ slots }: SlotsProps<AlumnusSlot>) {
  const text = useText();
  const { personId = '' } = useParams();
  const answer = useQuery(alumnus, { personId }, { enabled: mayEnterAlumni(useSignedInUser()) });
  return (
    <AlumniArea title={answer.data?.alumnus?.fullName ?? text('alumnusTitle')}>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="lines" count={6} />}
        isEmpty={({ alumnus: found }) => found === null}
        empty={<EmptyState icon="user" title={<Text id="alumnusGone" />} />}
      >
        {({ alumnus: found }) => found && <Shown alumnus={found} slots={slots} />}
      </DataView>
    </AlumniArea>
  );
}

function Shown({ alumnus: shown, slots }: SlotsProps<AlumnusSlot> & { alumnus: AlumnusCardFragment }) {
  const isOwn = useSignedInUser()._id === shown._id;
  const { buttons, cards } = usePageSlots(slots, shown);
  return (
    <div className={styles['person']}>
      <Card>
        <AlumnusCard alumnus={shown} isNameless>
          <div className={styles['buttons']}>
            {isOwn && (
              <LinkButton to={PROFILE_PAGE}>
                <Icon name="edit" />
                <Text id="alumnusEditOwn" />
              </LinkButton>
            )}
            {buttons}
          </div>
        </AlumnusCard>
      </Card>
      {cards}
    </div>
  );
}

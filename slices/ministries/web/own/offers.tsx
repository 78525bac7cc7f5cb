import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { ministryPage } from '../../rules/ministry-pages.ts';
import styles from '../ministries.module.css';
import {
  answerMinistryOffer,
  ownMinistries,
  type MinistryOfferFragment,
} from './own-ministries.graphql.generated.ts';

/** Ministries that others would like to hand on to the reader. */
export const Offers = ({ offers }: { offers: readonly MinistryOfferFragment[] }) =>
  offers.map((offer) => <Offer key={offer._id} offer={offer} />);

function Offer({ offer: { _id: ministryId, name, ownerName: owner } }: { offer: MinistryOfferFragment }) {
  const text = useText();
  const { mutate, isBusy } = useMutation({ stale: [ownMinistries], afterRefusalToo: true });

  async function answer(isAccepted: boolean): Promise<void> {
    if (await mutate(answerMinistryOffer, { ministryId, isAccepted }))
      showToast('success', isAccepted ? text('offerWasAccepted', { name }) : text('offerWasDeclined'));
  }

  return (
    <Card>
      <div className={styles['section']}>
        <p>
          <Text
            id="ministryOffer"
            values={{
              owner,
              name: (
                <Link key="name" to={ministryPage(ministryId)}>
                  {name}
                </Link>
              ),
            }}
          />
        </p>
        <div className={styles['actions']}>
          <Button tone="primary" disabled={isBusy} onClick={() => void answer(true)}>
            <Text id="acceptOffer" />
          </Button>
          <Button disabled={isBusy} onClick={() => void answer(false)}>
            <Text id="declineOffer" />
          </Button>
        </div>
      </div>
    </Card>
  );
}

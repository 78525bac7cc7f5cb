import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { AddressDialog } from './address-dialog.tsx';
import { ownAddresses, removeAddress, type OwnAddressFragment } from './addresses.graphql.generated.ts';
import styles from '../profile.module.css';

interface AddressesCardProps {
  itemId: string;
}

/** Where somebody gets post. The first address is the main one. */
export function AddressesCard({ itemId }: AddressesCardProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [ownAddresses] });
  const answer = useQuery(ownAddresses, { itemId }, { fresh: true });
  const [edited, setEdited] = useState<OwnAddressFragment | 'new' | null>(null);
  const [leaving, setLeaving] = useState<OwnAddressFragment | null>(null);

  async function remove(): Promise<void> {
    if (leaving && (await mutate(removeAddress, { _id: leaving._id })))
      showToast('success', text('addressRemoved'));
    setLeaving(null);
  }

  return (
    <Card title={<Text id="addresses" />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={2} />} empty={<NoAddresses />}>
        {({ addresses }) => (
          <ul className={styles['list']}>
            {addresses.map((address) => (
              <AddressRow
                key={address._id}
                address={address}
                onEdit={() => setEdited(address)}
                onRemove={() => setLeaving(address)}
              />
            ))}
          </ul>
        )}
      </DataView>
      <Button onClick={() => setEdited('new')}>
        <Icon name="plus" />
        <Text id="addAddress" />
      </Button>
      {edited && <AddressDialog address={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <Confirm
        isOpen={leaving !== null}
        title={<Text id="removeAddress" />}
        action={<Text id="removeAddress" />}
        onConfirm={remove}
        onCancel={() => setLeaving(null)}
      >
        <p>
          <Text id="areYouSurePermanent" />
        </p>
      </Confirm>
    </Card>
  );
}

const NoAddresses = () => (
  <p className={styles['quiet']}>
    <Text id="noAddresses" />
  </p>
);

interface AddressRowProps {
  address: OwnAddressFragment;
  onEdit: () => void;
  onRemove: () => void;
}

function AddressRow({ address, onEdit, onRemove }: AddressRowProps) {
  const text = useText();
  const called = address.name || (address.stackedAddress.split('\n')[0] ?? '');
  return (
    <li className={styles['row']}>
      <div>
        {address.name && <p className={styles['name']}>{address.name}</p>}
        <address className={styles['lines']}>{address.stackedAddress}</address>
      </div>
      <div className={styles['actions']}>
        <IconButton icon="edit" label={text('editAddressNamed', { address: called })} onClick={onEdit} />
        <IconButton icon="trash" label={text('removeAddressNamed', { address: called })} onClick={onRemove} />
      </div>
    </li>
  );
}

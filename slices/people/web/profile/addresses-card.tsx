import { useMemo, useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
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
import { call } from '#kit/client/call/call.ts';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import { DEFAULT_LOCALE } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { countryOptions } from '#slices/regions/rules/country-options.ts';
import { address as fields } from '#slices/people/rules/address.ts';
import {
  ownAddresses,
  removeAddress,
  type OwnAddressFragment,
  updateAddress,
} from './addresses.graphql.generated.ts';
import styles from '../profile.module.css';

export function AddressesCard({ itemId }: { itemId: string }) {
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
      {edited && (
        <AddressDialog
          itemId={itemId}
          address={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      <Confirm
        isOpen={leaving !== null}
        title={<Text id="removeAddress" />}
        action={<Text id="removeAddress" />}
        onConfirm={remove}
        onCancel={() => setLeaving(null)}
      >
        <p>{text('areYouSurePermanent')}</p>
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

interface AddressDialogProps {
  itemId: string;
  address: OwnAddressFragment | null;
  onClose: () => void;
}

export function AddressDialog({ itemId, address, onClose }: AddressDialogProps) {
  const text = useText();
  const countries = useMemo(() => countryOptions(spokenLocale() ?? DEFAULT_LOCALE), []);
  return (
    <RecordDialog
      id="address"
      title={<Text id={address ? 'editAddress' : 'addAddress'} />}
      fields={fields}
      stored={address}
      save={(input, { id: _id, version }) =>
        call(updateAddress, { addressInput: { ...input, ...(version !== null && { _id, version }) } })
      }
      stale={[ownAddresses]}
      onSaved={() => showToast('success', text('addressSaved'))}
      reload={async (id) => {
        const { addresses } = await call(ownAddresses, { itemId });
        refresh([ownAddresses]);
        return addresses.find(({ _id }) => _id === id) ?? null;
      }}
      onClose={onClose}
    >
      {({ control, choice }) => (
        <>
          <p className={styles['quiet']}>{text('onlyCountryRequired')}</p>
          <SelectField
            {...choice('country')}
            label={text('country')}
            autoComplete="country"
            options={countries}
            autoFocus
          />
          <TextField {...control('name')} label={text('addressName')} />
          <TextField {...control('line1')} label={text('line1')} autoComplete="address-line1" />
          <TextField {...control('line2')} label={text('line2')} autoComplete="address-line2" />
          <TextField {...control('city')} label={text('city')} autoComplete="address-level2" />
          <TextField {...control('state')} label={text('state')} autoComplete="address-level1" />
          <TextField {...control('postcode')} label={text('postcode')} autoComplete="postal-code" />
        </>
      )}
    </RecordDialog>
  );
}

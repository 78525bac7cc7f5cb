import { useMemo, useState, type ReactNode } from 'react';
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
import { refresh, type Named } from '#kit/client/query/query-client.ts';
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
  const answer = useQuery(ownAddresses, { itemId }, { fresh: true });
  return (
    <Card title={<Text id="addresses" />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={2} />} isEmpty={() => false}>
        {({ addresses }) => <Addresses itemId={itemId} addresses={addresses} stale={[ownAddresses]} isOwn />}
      </DataView>
    </Card>
  );
}

interface AddressesProps {
  itemId: string;
  addresses: readonly OwnAddressFragment[];
  /** What is asked for again after a change; nothing is changed where there is none. */
  stale: readonly Named[] | null;
  isOwn?: boolean;
}

export function Addresses({ itemId, addresses, stale, isOwn = false }: AddressesProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: stale ?? [] });
  const [edited, setEdited] = useState<OwnAddressFragment | 'new' | null>(null);
  const [leaving, setLeaving] = useState<OwnAddressFragment | null>(null);

  async function remove(): Promise<void> {
    if (leaving && (await mutate(removeAddress, { _id: leaving._id })))
      showToast('success', text('addressRemoved'));
    setLeaving(null);
  }

  return (
    <>
      {addresses.length === 0 && <NoAddresses />}
      <ul className={styles['list']}>
        {addresses.map((address) => (
          <AddressRow key={address._id} address={address}>
            {stale && <AddressButtons address={address} onEdit={setEdited} onRemove={setLeaving} />}
          </AddressRow>
        ))}
      </ul>
      {stale && (
        <Button onClick={() => setEdited('new')}>
          <Icon name="plus" />
          <Text id="addAddress" />
        </Button>
      )}
      {edited && (
        <AddressDialog
          itemId={itemId}
          address={edited === 'new' ? null : edited}
          stale={stale ?? []}
          isOwn={isOwn}
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
    </>
  );
}

const NoAddresses = () => (
  <p className={styles['quiet']}>
    <Text id="noAddresses" />
  </p>
);

interface AddressRowProps {
  address: OwnAddressFragment;
  children: ReactNode;
}

const AddressRow = ({ address, children }: AddressRowProps) => (
  <li className={styles['row']}>
    <div>
      {address.name && <p className={styles['name']}>{address.name}</p>}
      <address className={styles['lines']}>{address.stackedAddress}</address>
    </div>
    {children}
  </li>
);

interface AddressButtonsProps {
  address: OwnAddressFragment;
  onEdit: (address: OwnAddressFragment) => void;
  onRemove: (address: OwnAddressFragment) => void;
}

function AddressButtons({ address, onEdit, onRemove }: AddressButtonsProps) {
  const text = useText();
  const called = address.name || (address.stackedAddress.split('\n')[0] ?? '');
  return (
    <div className={styles['actions']}>
      <IconButton
        icon="edit"
        label={text('editAddressNamed', { address: called })}
        onClick={() => onEdit(address)}
      />
      <IconButton
        icon="trash"
        label={text('removeAddressNamed', { address: called })}
        onClick={() => onRemove(address)}
      />
    </div>
  );
}

interface AddressDialogProps {
  itemId: string;
  address: OwnAddressFragment | null;
  stale: readonly Named[];
  /** Browsers fill in the address of their user, which another person's is not. */
  isOwn: boolean;
  onClose: () => void;
}

export function AddressDialog({ itemId, address, stale, isOwn, onClose }: AddressDialogProps) {
  const text = useText();
  const filledIn = (part: string) => (isOwn ? part : 'off');
  const countries = useMemo(() => countryOptions(spokenLocale() ?? DEFAULT_LOCALE), []);
  return (
    <RecordDialog
      id="address"
      title={<Text id={address ? 'editAddress' : 'addAddress'} />}
      fields={fields}
      stored={address}
      save={(input, { id: _id, version }) =>
        call(updateAddress, {
          addressInput: { ...input, ...(version === null ? { itemId } : { _id, version }) },
        })
      }
      stale={stale}
      onSaved={() => showToast('success', text('addressSaved'))}
      reload={async (id) => {
        const { addresses } = await call(ownAddresses, { itemId });
        refresh(stale);
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
            autoComplete={filledIn('country')}
            options={countries}
            autoFocus
          />
          <TextField {...control('name')} label={text('addressName')} />
          <TextField {...control('line1')} label={text('line1')} autoComplete={filledIn('address-line1')} />
          <TextField {...control('line2')} label={text('line2')} autoComplete={filledIn('address-line2')} />
          <TextField {...control('city')} label={text('city')} autoComplete={filledIn('address-level2')} />
          <TextField {...control('state')} label={text('state')} autoComplete={filledIn('address-level1')} />
          <TextField
            {...control('postcode')}
            label={text('postcode')}
            autoComplete={filledIn('postal-code')}
          />
        </>
      )}
    </RecordDialog>
  );
}

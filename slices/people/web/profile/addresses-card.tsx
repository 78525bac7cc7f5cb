import { useState, useMemo, useRef } from 'react';
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
import { call } from '#kit/client/call/call.ts';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import { DEFAULT_LOCALE } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { countryOptions } from '#slices/regions/rules/country-options.ts';
import { TEXT_MAX } from '#slices/people/rules/profile.ts';
import {
  ownAddresses,
  removeAddress,
  type OwnAddressFragment,
  updateAddress,
} from './addresses.graphql.generated.ts';
import styles from '../profile.module.css';
import { fillIn, merged } from '../merge-fields.ts';

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
      {edited && <AddressDialog address={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
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

type AddressFields = Record<'name' | 'line1' | 'line2' | 'city' | 'state' | 'postcode' | 'country', string>;

interface AddressDialogProps {
  address: OwnAddressFragment | null;
  onClose: () => void;
}

export function AddressDialog({ address, onClose }: AddressDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [ownAddresses] });
  const countries = useMemo(() => countryOptions(spokenLocale() ?? DEFAULT_LOCALE), []);
  const box = useRef<HTMLDivElement>(null);
  // What the next press of the button is based on: the newest that this window has shown.
  const [known, setKnown] = useState(address);

  async function save(typed: AddressFields): Promise<void> {
    const addressInput = { ...typed, ...(known ? { _id: known._id, version: known.version } : {}) };
    const changedMeanwhile = async () => known && takeOver(typed, known);
    if (!(await mutate(updateAddress, { addressInput }, { changedMeanwhile }))) return;
    showToast('success', text('addressSaved'));
    onClose();
  }

  /** Brings in what another window has saved; what was typed here stays, to be looked at and saved again. */
  async function takeOver(typed: AddressFields, before: OwnAddressFragment): Promise<void> {
    const { addresses } = await call(ownAddresses, { itemId: before.itemId });
    const now = addresses.find(({ _id }) => _id === before._id);
    const form = box.current?.querySelector('form');
    refresh([ownAddresses]);
    if (!now || !form) return;
    fillIn(form, merged(typed, fieldsOf(before), fieldsOf(now)), fieldsOf(now));
    setKnown(now);
  }

  return (
    <Modal isOpen title={<Text id={address ? 'editAddress' : 'addAddress'} />} onClose={onClose}>
      <div ref={box}>
        <p className={styles['quiet']}>{text('onlyCountryRequired')}</p>
        <Form<keyof AddressFields> id="address" onSubmit={save}>
          <SelectField
            name="country"
            label={text('country')}
            autoComplete="country"
            options={countries}
            defaultValue={known?.country}
            required
            autoFocus
          />
          <TextField
            name="name"
            label={text('addressName')}
            defaultValue={known?.name}
            maxLength={TEXT_MAX}
          />
          <TextField
            name="line1"
            label={text('line1')}
            autoComplete="address-line1"
            defaultValue={known?.line1}
            maxLength={TEXT_MAX}
          />
          <TextField
            name="line2"
            label={text('line2')}
            autoComplete="address-line2"
            defaultValue={known?.line2}
            maxLength={TEXT_MAX}
          />
          <TextField
            name="city"
            label={text('city')}
            autoComplete="address-level2"
            defaultValue={known?.city}
            maxLength={TEXT_MAX}
          />
          <TextField
            name="state"
            label={text('state')}
            autoComplete="address-level1"
            defaultValue={known?.state}
            maxLength={TEXT_MAX}
          />
          <TextField
            name="postcode"
            label={text('postcode')}
            autoComplete="postal-code"
            defaultValue={known?.postcode}
            maxLength={TEXT_MAX}
          />
        </Form>
      </div>
    </Modal>
  );
}

const fieldsOf = (address: OwnAddressFragment): AddressFields => {
  const { name, line1, line2, city, state, postcode, country } = address;
  return { name, line1, line2, city, state, postcode, country };
};

import { useMemo, useRef, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { DEFAULT_LOCALE } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { countryOptions } from '#slices/regions/rules/country-options.ts';
import { TEXT_MAX } from '#slices/people/rules/profile.ts';
import { ownAddresses, updateAddress, type OwnAddressFragment } from './addresses.graphql.generated.ts';
import { fillIn, merged } from '../merge-fields.ts';
import styles from '../profile.module.css';

type AddressFields = Record<'name' | 'line1' | 'line2' | 'city' | 'state' | 'postcode' | 'country', string>;

interface AddressDialogProps {
  /** Null for a new one. */
  address: OwnAddressFragment | null;
  onClose: () => void;
}

/** One postal address. Only the country is required. What another window has saved is never undone unseen. */
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
        <p className={styles['quiet']}>
          <Text id="onlyCountryRequired" />
        </p>
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

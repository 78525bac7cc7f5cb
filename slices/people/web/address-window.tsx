import { useMemo, useState } from 'react';
import { call } from '#kit/client/call.ts';
import { CallProblem } from '#kit/client/call-problem.ts';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { useProblemToast } from '#kit/client/use-problem-toast.ts';
import { DEFAULT_LOCALE, languageTag } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { COUNTRIES, countryName } from '../rules/countries.ts';
import { TEXT_MAX } from '../rules/profile.ts';
import { ownAddresses, updateAddress, type OwnAddressFragment } from './addresses.graphql.generated.ts';

type AddressFields = 'name' | 'line1' | 'line2' | 'city' | 'state' | 'postcode' | 'country';

interface AddressWindowProps {
  /** Null for a new one. */
  address: OwnAddressFragment | null;
  onClose: () => void;
  onChanged: () => void;
}

/** One postal address. Only the country is required. */
export function AddressWindow({ address, onClose, onChanged }: AddressWindowProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  const countries = useMemo(() => countryOptions(), []);
  // Grows when another window has saved: the next press of the button is based on that.
  const [version, setVersion] = useState(address?.version ?? null);

  async function save(fields: Record<AddressFields, string>): Promise<void> {
    try {
      await call(updateAddress, {
        addressInput: { ...fields, ...(address ? { _id: address._id, version } : {}) },
      });
      showToast('success', text('addressSaved'));
      onChanged();
      onClose();
    } catch (problem) {
      if (problem instanceof CallProblem && problem.problem === 'changedMeanwhile') await lookAgain();
      toastProblem(problem);
    }
  }

  async function lookAgain(): Promise<void> {
    if (!address) return;
    const { addresses } = await call(ownAddresses, { itemId: address.itemId });
    setVersion(addresses.find(({ _id }) => _id === address._id)?.version ?? null);
    onChanged();
  }

  return (
    <Modal isOpen title={<Text id={address ? 'editAddress' : 'addAddress'} />} onClose={onClose}>
      <Form<AddressFields> id="address" onSubmit={save}>
        <TextField
          name="name"
          label={text('addressName')}
          defaultValue={address?.name}
          maxLength={TEXT_MAX}
          autoFocus
        />
        <TextField
          name="line1"
          label={text('line1')}
          autoComplete="address-line1"
          defaultValue={address?.line1}
          maxLength={TEXT_MAX}
        />
        <TextField
          name="line2"
          label={text('line2')}
          autoComplete="address-line2"
          defaultValue={address?.line2}
          maxLength={TEXT_MAX}
        />
        <TextField
          name="city"
          label={text('city')}
          autoComplete="address-level2"
          defaultValue={address?.city}
          maxLength={TEXT_MAX}
        />
        <TextField
          name="state"
          label={text('state')}
          autoComplete="address-level1"
          defaultValue={address?.state}
          maxLength={TEXT_MAX}
        />
        <TextField
          name="postcode"
          label={text('postcode')}
          autoComplete="postal-code"
          defaultValue={address?.postcode}
          maxLength={TEXT_MAX}
        />
        <SelectField
          name="country"
          label={text('country')}
          autoComplete="country"
          options={countries}
          defaultValue={address?.country}
          required
        />
      </Form>
    </Modal>
  );
}

/** The list of countries in the reader's language and in that language's order. */
function countryOptions(): { value: string; label: string }[] {
  const language = languageTag(spokenLocale() ?? DEFAULT_LOCALE);
  return COUNTRIES.map(({ alpha3Code }) => ({
    value: alpha3Code,
    label: countryName(alpha3Code, language),
  })).toSorted((one, other) => one.label.localeCompare(other.label, language));
}

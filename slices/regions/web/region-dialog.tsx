import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { useCurrencyOption } from '#kit/ui/field/use-currency-option.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { mergedFields } from '#kit/ui/form/merged-fields.ts';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { can } from '#slices/regions/rules/permissions.ts';
import { fieldsOf, NEW_REGION, regionInputOf, type RegionField, type RegionFields } from './region-fields.ts';
import { RegionFormFields } from './region-form-fields.tsx';
import {
  createRegion,
  currenciesOfRegions,
  managedRegions,
  oneRegion,
  updateRegion,
  type OneRegionFragment,
} from './regions.graphql.generated.ts';

interface RegionDialogProps {
  regionId: string;
  /** Null for one that is still to be opened. */
  region: OneRegionFragment | null;
  onClose: () => void;
  /** Told what is stored now, and what the change was based on. */
  onSaved: (saved: OneRegionFragment, before: OneRegionFragment | null) => void;
}

/** A form hands over neither fields that cannot be changed, which stay as they were, nor boxes without a check. */
const UNCHECKED: Partial<RegionFields> = { cardPaymentsEnabled: '' };

/** Everything that is said about a region, saved together. What another window has saved is never undone unseen. */
export function RegionDialog({ regionId, region, onClose, onSaved }: RegionDialogProps) {
  const currencyOption = useCurrencyOption();
  const { attempt } = useMutation({ stale: [managedRegions] });
  const answer = useQuery(currenciesOfRegions, {});
  const isKindFixed = !can.arrange({ roles: useSignedInUser().roles ?? [] });
  // What the next press of the button is based on, and what the fields begin with.
  const [known, setKnown] = useState(region);
  const [fields, setFields] = useState(region ? fieldsOf(region) : NEW_REGION);

  async function save(values: Record<RegionField, string>): Promise<void> {
    const typed: RegionFields = { ...fields, ...UNCHECKED, ...values };
    const saved = await attempt(() => send(typed), { changedMeanwhile: () => takeOver(typed) });
    if (!saved) return;
    onClose();
    onSaved(saved, known);
  }

  async function send(typed: RegionFields): Promise<OneRegionFragment> {
    const regionInput = regionInputOf(typed);
    return known
      ? (await call(updateRegion, { regionId, version: known.version, regionInput })).updateRegion
      : (await call(createRegion, { regionId, regionInput })).createRegion;
  }

  /** Brings in what another window has saved; what was typed here stays, to be looked at and saved again. */
  async function takeOver(typed: RegionFields): Promise<void> {
    const { managedRegion: now } = await call(oneRegion, { regionId });
    if (!now) return;
    setFields(mergedFields(typed, known ? fieldsOf(known) : fieldsOf(now), fieldsOf(now)));
    setKnown(now);
  }

  return (
    <Modal isOpen title={<Text id={region ? 'editRegion' : 'newRegion'} />} onClose={onClose}>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={6} />}>
        {({ currencies }) => (
          <Form<RegionField> key={known?.version} id="region" onSubmit={save}>
            <RegionFormFields
              fields={fields}
              currencies={currencies.map(currencyOption)}
              isKindFixed={isKindFixed}
            />
          </Form>
        )}
      </DataView>
    </Modal>
  );
}

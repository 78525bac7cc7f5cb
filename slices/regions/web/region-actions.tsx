import { useState } from 'react';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { fieldValues } from '#kit/record/changed-fields.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { can } from '#slices/regions/rules/permissions.ts';
import { region as fields } from '#slices/regions/rules/region.ts';
import { RegionDialog } from './region-dialog.tsx';
import { closeRegion, updateRegion, type OneRegionFragment } from './regions.graphql.generated.ts';

/** What can be done with a region as a whole. Each action is told in a toast that offers to take it back. */
export function RegionActions({ region }: { region: OneRegionFragment }) {
  const text = useText();
  const undoToast = useUndoToast();
  const mayArrange = can.arrange({ roles: useSignedInUser().roles ?? [] });
  const [opened, setOpened] = useState<'edit' | 'close' | null>(null);
  const { _id: regionId, name, closed, userCount, groupCount } = region;
  const { mutate, isBusy } = useMutation();

  async function close(isClosed: boolean): Promise<void> {
    if (!(await mutate(closeRegion, { regionId, closed: isClosed }))) return;
    setOpened(null);
    undoToast(
      text(isClosed ? 'regionWasClosed' : 'regionWasReopened', { name }),
      () => void close(!isClosed),
    );
  }

  /** Offers to say again what was said before; a user who has changed it since is not overwritten. */
  function tellSaved({ version }: OneRegionFragment, before: OneRegionFragment | null): void {
    const regionInput = before && fieldValues(fields, before);
    undoToast(
      text('regionSaved'),
      () => void (regionInput && mutate(updateRegion, { regionId, version, regionInput })),
    );
  }

  return (
    <>
      {mayArrange && (
        <Button
          isProcessing={isBusy}
          {...(!closed && { 'aria-haspopup': 'dialog' })}
          onClick={() => (closed ? void close(false) : setOpened('close'))}
        >
          <Icon name={closed ? 'undo' : 'lock'} />
          <Text id={closed ? 'reopenRegion' : 'closeRegion'} />
        </Button>
      )}
      <Button aria-haspopup="dialog" onClick={() => setOpened('edit')}>
        <Icon name="edit" />
        <Text id="editRegion" />
      </Button>
      <Confirm
        isOpen={opened === 'close'}
        title={<Text id="closeRegionNamed" values={{ name }} />}
        action={<Text id="closeRegion" />}
        onConfirm={() => close(true)}
        onCancel={() => setOpened(null)}
      >
        <p>
          <Text id="closingRegionMeans" values={{ people: userCount, groups: groupCount }} />
        </p>
      </Confirm>
      {opened === 'edit' && (
        <RegionDialog region={region} onClose={() => setOpened(null)} onSaved={tellSaved} />
      )}
    </>
  );
}

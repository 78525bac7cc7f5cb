import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useAttempt } from '#kit/client/call/use-attempt.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { can } from '#slices/regions/rules/permissions.ts';
import { fieldsOf, regionInputOf } from './region-fields.ts';
import { RegionDialog } from './region-dialog.tsx';
import { closeRegion, updateRegion, type OneRegionFragment } from './regions.graphql.generated.ts';

interface RegionActionsProps {
  region: OneRegionFragment;
  onChanged: () => void;
}

/** What can be done with a region as a whole. Each action is told in a toast that offers to take it back. */
export function RegionActions({ region, onChanged }: RegionActionsProps) {
  const text = useText();
  const undoToast = useUndoToast();
  const mayArrange = can.arrange({ roles: useSignedInUser().roles ?? [] });
  const [opened, setOpened] = useState<'edit' | 'close' | null>(null);
  const { _id: regionId, name, closed, userCount, groupCount } = region;

  const attempt = useAttempt(onChanged);

  const close = (isClosed: boolean): Promise<boolean> =>
    attempt(async () => {
      await call(closeRegion, { regionId, closed: isClosed });
      setOpened(null);
      undoToast(
        text(isClosed ? 'regionWasClosed' : 'regionWasReopened', { name }),
        () => void close(!isClosed),
      );
    });

  /** Says again what was said before; whoever has changed it since is not overwritten. */
  const takeBack = (before: OneRegionFragment, { version }: OneRegionFragment): Promise<boolean> =>
    attempt(async () => {
      await call(updateRegion, { regionId, version, regionInput: regionInputOf(fieldsOf(before)) });
    });

  function tellSaved(saved: OneRegionFragment, before: OneRegionFragment | null): void {
    onChanged();
    undoToast(text('regionSaved'), () => void (before && takeBack(before, saved)));
  }

  return (
    <>
      {mayArrange && (
        <Button aria-haspopup="dialog" onClick={() => (closed ? void close(false) : setOpened('close'))}>
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
        <RegionDialog
          regionId={regionId}
          region={region}
          onClose={() => setOpened(null)}
          onSaved={tellSaved}
        />
      )}
    </>
  );
}

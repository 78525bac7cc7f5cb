import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Switch } from '#kit/ui/choice/switch.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../ministries.module.css';
import type { KeptMinistryFragment } from '../ministries.graphql.generated.ts';
import { MinistryStateChip } from '../ministry-state-chip.tsx';
import { OwnActions } from './own-actions.tsx';
import { letVisitorsWrite } from './own-ministries.graphql.generated.ts';
import { useMinistryChanges } from './use-ministry-changes.ts';

interface OwnMinistryProps {
  ministry: KeptMinistryFragment;
}

/** Where the owner's listing stands, in plain words, and what can be done about it. */
export function OwnState({ ministry }: OwnMinistryProps) {
  const { status, isHidden, adminComments } = ministry;
  return (
    <div className={styles['section']}>
      <div className={styles['marks']}>
        <MinistryStateChip status={status} />
        {isHidden && (
          <Chip>
            <Text id="ministryStateHidden" />
          </Chip>
        )}
      </div>
      <p>
        <Text id={stateSentence(ministry)} />
      </p>
      {ministry.withdrawn && (
        <p>
          <Text id="ministryEditIsWithdrawn" />
        </p>
      )}
      {adminComments !== '' && (status === 'REFUSED' || status === 'APPROVED') && (
        <Note tone={status === 'REFUSED' ? 'warning' : 'info'}>
          <div>
            <strong>
              <Text id={status === 'REFUSED' ? 'ministryReason' : 'ministryComment'} />
            </strong>
            <p className={styles['words']}>{adminComments}</p>
          </div>
        </Note>
      )}
      <Offered ministry={ministry} />
      <OpenToVisitors ministry={ministry} />
      <OwnActions ministry={ministry} />
    </div>
  );
}

function stateSentence({ status, isHidden, shown }: KeptMinistryFragment): MessageId {
  if (isHidden) return 'ministryIsHidden';
  if (status === 'WITHDRAWN') return 'ministryIsWithdrawn';
  if (status === 'PENDING') {
    if (!shown) return 'ministryWaitsFirst';
    return shown.isPublic ? 'ministryWaitsEdit' : 'ministryWaitsPrivate';
  }
  if (status === 'REFUSED') {
    if (!shown) return 'ministryRefusedFirst';
    return shown.isPublic ? 'ministryRefusedEdit' : 'ministryRefusedPrivate';
  }
  return shown?.isPublic ? 'ministryIsPublic' : 'ministryIsShown';
}

function Offered({ ministry }: OwnMinistryProps) {
  const { takeOfferBack, isBusy } = useMinistryChanges(ministry);
  if (!ministry.offeredToName) return null;
  return (
    <Note>
      <Text id="ministryOfferedTo" values={{ name: ministry.offeredToName }} />{' '}
      <Button disabled={isBusy} onClick={() => void takeOfferBack()}>
        <Text id="takeOfferBack" />
      </Button>
    </Note>
  );
}

/** Only what everybody can read has visitors. */
function OpenToVisitors({ ministry: { _id: ministryId, isPublic, visitorsMayWrite } }: OwnMinistryProps) {
  const text = useText();
  const { mutate, isBusy } = useMutation();
  if (!isPublic) return null;
  return (
    <Switch
      label={text('letVisitorsWrite')}
      help={text('letVisitorsWriteHelp')}
      checked={visitorsMayWrite}
      disabled={isBusy}
      onChange={({ target }) => void mutate(letVisitorsWrite, { ministryId, isOn: target.checked })}
    />
  );
}

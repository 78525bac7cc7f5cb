import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { MenuItem, MenuSeparator } from '#kit/ui/menu/menu-item.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { editMinistryPage } from '../../rules/ministry-pages.ts';
import styles from '../ministries.module.css';
import type { KeptMinistryFragment } from '../ministries.graphql.generated.ts';
import { HandOnDialog } from './hand-on-dialog.tsx';
import { useMinistryChanges } from './use-ministry-changes.ts';

/** What an owner does with a listing. */
export function OwnActions({ ministry }: { ministry: KeptMinistryFragment }) {
  const text = useText();
  const [isHandingOn, setIsHandingOn] = useState(false);
  const changes = useMinistryChanges(ministry);
  const { _id, name, status, isHidden, shown, withdrawn } = ministry;
  return (
    <div className={styles['actions']}>
      <LinkButton to={editMinistryPage(_id)}>
        <Icon name="edit" />
        <Text id="edit" />
      </LinkButton>
      {(status === 'WITHDRAWN' || withdrawn !== null) && (
        <Button tone="primary" disabled={changes.isBusy} onClick={() => void changes.withdraw(false)}>
          <Text id="sendMinistry" />
        </Button>
      )}
      {status === 'PENDING' && (
        <Button disabled={changes.isBusy} onClick={() => void changes.withdraw(true)}>
          <Text id="withdrawMinistry" />
        </Button>
      )}
      <Button disabled={changes.isBusy} onClick={() => void changes.hide(!isHidden)}>
        <Text id={isHidden ? 'unhideMinistry' : 'hideMinistry'} />
      </Button>
      <Menu
        label={text('moreForMinistry', { name })}
        renderButton={(links) => (
          <Button {...links} aria-label={text('moreForMinistry', { name })}>
            <Text id="more" />
            <Icon name="chevronDown" size="small" />
          </Button>
        )}
      >
        {(shown !== null || isHidden) && (
          <>
            <MenuItem icon="users" action={() => setIsHandingOn(true)}>
              <Text id="handOnMinistry" />
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem icon="trash" tone="danger" action={() => void changes.remove()}>
          <Text id="delete" />
        </MenuItem>
      </Menu>
      {isHandingOn && <HandOnDialog ministry={ministry} onClose={() => setIsHandingOn(false)} />}
    </div>
  );
}

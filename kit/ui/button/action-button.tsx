import type { ComponentProps } from 'react';
import { focusedFirst } from '../focus/focused-first.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import type { MessageId } from '../text/message-id.ts';
import { Text } from '../text/text.tsx';
import { Button, type ButtonTone } from './button.tsx';

export const ACTIONS = {
  save: { label: 'save', tone: 'primary', icon: null },
  cancel: { label: 'cancel', tone: 'default', icon: null },
  add: { label: 'add', tone: 'default', icon: 'plus' },
  edit: { label: 'edit', tone: 'default', icon: 'edit' },
  sync: { label: 'sync', tone: 'default', icon: 'refresh' },
  update: { label: 'update', tone: 'primary', icon: null },
  insert: { label: 'insert', tone: 'default', icon: 'plus' },
  delete: { label: 'delete', tone: 'danger', icon: 'trash' },
  previous: { label: 'previous', tone: 'default', icon: 'chevronLeft' },
  next: { label: 'next', tone: 'default', icon: 'chevronRight' },
  details: { label: 'details', tone: 'quiet', icon: null },
} as const satisfies Record<string, { label: MessageId; tone: ButtonTone; icon: IconName | null }>;

export type ActionName = keyof typeof ACTIONS;

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  action: ActionName;
}

/** A button for one of the everyday actions: the same word, look and drawing wherever it stands. */
export function ActionButton({ action, ...rest }: ActionButtonProps) {
  const { label, tone, icon } = ACTIONS[action];
  const isForward = action === 'next';
  return (
    <Button tone={tone} {...focusedFirst(action === 'cancel')} {...rest}>
      {icon && !isForward && !rest.isProcessing && <Icon name={icon} />}
      <Text id={label} />
      {icon && isForward && !rest.isProcessing && <Icon name={icon} />}
    </Button>
  );
}

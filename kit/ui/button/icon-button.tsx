import type { ComponentProps } from 'react';
import { Icon, type Drawing, type IconName } from '../icon/icon.tsx';
import { useText } from '../text/use-text.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'type'
> {
  icon: IconName | Drawing;
  /** What it does, in words: read aloud, and shown to those who linger. */
  label: string;
  size?: 'normal' | 'small';
}

/** A round button with a drawing in place of words. */
export function IconButton({ icon, label, size = 'normal', disabled = false, ...rest }: IconButtonProps) {
  const text = useText();
  return (
    <Tooltip text={disabled ? text('nameDisabled', { name: label }) : label}>
      <button
        {...rest}
        type="button"
        className={styles['button']}
        data-size={size}
        aria-label={label}
        disabled={disabled}
      >
        <Icon name={icon} size={size} />
      </button>
    </Tooltip>
  );
}

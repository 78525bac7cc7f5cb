import type { ComponentProps } from 'react';
import { PlayerIcon, type PlayerIconName } from './player-icon.tsx';
import styles from './controls.module.css';

interface ControlButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> {
  icon: PlayerIconName;
  label: string;
}

export const ControlButton = ({ icon, label, ...rest }: ControlButtonProps) => (
  <button {...rest} type="button" className={styles['control']} aria-label={label} title={label}>
    <PlayerIcon name={icon} />
  </button>
);

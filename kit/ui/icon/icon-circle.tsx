import { Icon, type Drawing, type IconName } from './icon.tsx';
import styles from './icon.module.css';

interface IconCircleProps {
  icon: IconName | Drawing;
  tone?: 'info' | 'brand' | 'success' | 'warning' | 'danger' | 'neutral';
}

/** A drawing in a circle of 40 px, before the words of a row or over those of an empty list. */
export function IconCircle({ icon, tone = 'info' }: IconCircleProps) {
  return (
    <span className={styles['circle']} data-tone={tone}>
      <Icon name={icon} />
    </span>
  );
}

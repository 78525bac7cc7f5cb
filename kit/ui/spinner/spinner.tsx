import { useText } from '../text/use-text.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** default 44 px, border 39 px that never shrinks, small 24 px, button 16 px in the colour of its text. */
  size?: 'default' | 'border' | 'small' | 'button';
}

/** Says that something is under way where no skeleton can stand. In a button, the button itself says so. */
export function Spinner({ size = 'default' }: SpinnerProps) {
  const text = useText();
  const announced =
    size === 'button' ? { 'aria-hidden': true } : { role: 'status', 'aria-label': text('loading') };
  return <span className={styles['spinner']} data-size={size} {...announced} />;
}

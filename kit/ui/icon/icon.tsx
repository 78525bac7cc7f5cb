import styles from './icon.module.css';

/** One outline family: a grid of 24, a stroke of 1.6, round ends, the colour of the text around it. */
const PATHS = {
  alert: 'M12 4.5 21 19.5H3zM12 10v4.5M12 17v.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  eye: 'M3 12c2.2-4 5.2-6 9-6s6.8 2 9 6c-2.2 4-5.2 6-9 6s-6.8-2-9-6zM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0z',
  eyeOff:
    'm4 4 16 16M9.9 6.2c.7-.1 1.4-.2 2.1-.2 3.8 0 6.8 2 9 6-.8 1.4-1.7 2.6-2.7 3.5M6.3 7.8C5 8.8 3.9 10.2 3 12c2.2 4 5.2 6 9 6 1.6 0 3-.3 4.3-1M10 10.2a2.8 2.8 0 0 0 3.9 3.9',
  globe:
    'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM3.5 12h17M12 3.5c3 2.8 3.5 5.6 3.5 8.5s-.5 5.7-3.5 8.5c-3-2.8-3.5-5.6-3.5-8.5s.5-5.7 3.5-8.5z',
  info: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 11v5.5M12 7.8v.01',
  key: 'M11.8 15.5a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 0 1 7.6 0zM11 12.5 18.5 5M15.5 8l3 3',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  name: IconName;
  size?: 'small' | 'normal' | 'note';
}

/** A drawing beside words that already say it, so it is silent to screen readers. */
export function Icon({ name, size = 'normal' }: IconProps) {
  return (
    <svg className={styles['icon']} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

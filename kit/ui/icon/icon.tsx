import styles from './icon.module.css';

/** One outline family: a grid of 24, a stroke of 1.6, round ends, the colour of the text around it. */
const PATHS = {
  alert: 'M12 4.5 21 19.5H3zM12 10v4.5M12 17v.01',
  archive: 'M4 5h16v4.5H4zM5.5 9.5V19h13V9.5M10 13h4',
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  award: 'M17.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM8.5 13.5l-1.5 7 5-2.5 5 2.5-1.5-7',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4',
  book: 'M12 7c-2-1.6-4.8-2-8-2v13c3.2 0 6 .4 8 2 2-1.6 4.8-2 8-2V5c-3.2 0-6 .4-8 2zM12 7v13',
  calendar: 'M4 5.5h16V20H4zM4 10h16M8.5 3.5v4M15.5 3.5v4',
  card: 'M3 5.5h18v13H3zM3 10h18M7 14.5h3',
  chart: 'M4 4v16h16M8.5 16v-4M13 16V7.5M17.5 16v-6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 5-7 7 7 7',
  chevronRight: 'm9 5 7 7-7 7',
  chevronUp: 'm6 15 6-6 6 6',
  clock: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  cloud: 'M7 18.5a4 4 0 0 1-.5-8A6 6 0 0 1 18 11.5a3.5 3.5 0 0 1-.5 7zM9.5 14l2 2 3.5-3.5',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  edit: 'm4.5 19.5 1-4L16 5l3 3L8.5 18.5zM14 7l3 3',
  eye: 'M3 12c2.2-4 5.2-6 9-6s6.8 2 9 6c-2.2 4-5.2 6-9 6s-6.8-2-9-6zM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0z',
  eyeOff:
    'm4 4 16 16M9.9 6.2c.7-.1 1.4-.2 2.1-.2 3.8 0 6.8 2 9 6-.8 1.4-1.7 2.6-2.7 3.5M6.3 7.8C5 8.8 3.9 10.2 3 12c2.2 4 5.2 6 9 6 1.6 0 3-.3 4.3-1M10 10.2a2.8 2.8 0 0 0 3.9 3.9',
  file: 'M6.5 3.5h7L18 8v12.5H6.5zM13.5 3.5V8H18M9.5 13h5M9.5 16.5h5',
  flag: 'M6 21V4M6 5c4-2.5 7 2 12-.5V13c-5 2.5-8-2-12 .5',
  globe:
    'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM3.5 12h17M12 3.5c3 2.8 3.5 5.6 3.5 8.5s-.5 5.7-3.5 8.5c-3-2.8-3.5-5.6-3.5-8.5s.5-5.7 3.5-8.5z',
  help: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM9.5 9.7a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8v.01',
  home: 'm4 11 8-7 8 7M6 9.5V20h12V9.5M10 20v-5h4v5',
  info: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 11v5.5M12 7.8v.01',
  key: 'M11.8 15.5a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 0 1 7.6 0zM11 12.5 18.5 5M15.5 8l3 3',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 1 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 1 0 5.7 5.7l1-1',
  list: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01',
  listNumbered: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4 5l1.3-.7v4.2M4 16a1.2 1.2 0 1 1 2.2.7L4 19.5h2.4',
  lock: 'M5.5 10.5h13V20h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  note: 'M5 4.5h14v10l-5 5H5zM19 14.5h-5v5M8.5 9h7M8.5 12.5h4',
  partly: 'M5 13.5c2.3-3.5 4.7-3.5 7-1.5s4.7 2 7-1.5',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  phone:
    'M5 4.5h4l1.5 4.5-2 1.5c1 2.2 2.8 4 5 5l1.5-2 4.5 1.5v4c0 .6-.4 1-1 1C10.5 20 4 13.5 4 5.5c0-.6.4-1 1-1z',
  pin: 'M12 21c4.4-4.6 6.5-8 6.5-11a6.5 6.5 0 1 0-13 0c0 3 2.1 6.4 6.5 11zM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  play: 'M8 5.5v13l10.5-6.5z',
  plus: 'M12 5v14M5 12h14',
  quote: 'M9.5 7C7 8 5.5 10 5.5 13v4h4.5v-4.5H5.5M18 7c-2.5 1-4 3-4 6v4h4.5v-4.5H14',
  printer: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l4.5 4.5',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM11 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  sum: 'M17.5 5.5h-11l6 6.5-6 6.5h11',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7M10.5 11v5M13.5 11v5',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  upload: 'M12 16V5M7.5 9 12 4.5 16.5 9M5 20h14',
  user: 'M16 8.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  users:
    'M13 9a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM3 19.5c.8-3.5 3.3-5 6.5-5s5.7 1.5 6.5 5M15.5 5.8a3.5 3.5 0 0 1 0 6.4M18 15c1.7.8 2.7 2.3 3 4.5',
  wifi: 'M3.5 10a12.5 12.5 0 0 1 17 0M6.5 13.5a8 8 0 0 1 11 0M9.5 17a3.8 3.8 0 0 1 5 0',
} as const;

export type IconName = keyof typeof PATHS;

/** One that only a few screens need, kept with them, so that the first page does not carry it. */
export interface Drawing {
  path: string;
}

interface IconProps {
  name: IconName | Drawing;
  size?: 'small' | 'normal' | 'note';
}

/** A drawing beside words that already say it, so it is silent to screen readers. */
export function Icon({ name, size = 'normal' }: IconProps) {
  return (
    <svg className={styles['icon']} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={typeof name === 'string' ? PATHS[name] : name.path} />
    </svg>
  );
}

import styles from './player.module.css';

/** Drawings that only a player needs, of the family of kit/ui/icon. */
const PATHS = {
  back: 'M5.5 7.5A8 8 0 1 1 4 12M5 3.5v4h4',
  forward: 'M18.5 7.5A8 8 0 1 0 20 12M19 3.5v4h-4',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  volume: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5',
  subtitles: 'M3 5.500h18v13H3zM10.500 10.500a2 2 0 1 0 0 3M17 10.500a2 2 0 1 0 0 3',
  quality:
    'M4 7h9M17 7h3M4 17h3M11 17h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM11 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  inPicture: 'M3 5.500h18v13H3zM12.500 12h6v4.500h-6z',
  fullScreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  headphones: 'M4.500 15v-2.500a7.500 7.500 0 0 1 15 0V15M3.500 14h4v6h-4zM16.500 14h4v6h-4z',
} as const;

export type PlayerIconName = keyof typeof PATHS;

export function PlayerIcon({ name }: { name: PlayerIconName }) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

import { lazy, Suspense, useState } from 'react';
import { loadScreen } from '#kit/client/loading/load-screen.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import type { MenuEntry } from '../site-map/menus.ts';
import { takeTypedAhead } from './overlay.ts';
import { PaletteFrame } from './palette-frame.tsx';
import styles from './palette.module.css';

// Loaded on first use, so it does not weigh on the first screen.
const CollegePalette = lazy(async () => ({
  default: (await loadScreen(() => import('./college-palette.tsx'))).CollegePalette,
}));

interface PaletteOverlayProps {
  places: readonly MenuEntry[];
  onClose: () => void;
}

/** The palette from the first key on: its field is there at once, its lines when their code has come. */
export function PaletteOverlay({ places, onClose }: PaletteOverlayProps) {
  const [words, setTexts] = useState(takeTypedAhead);
  const shared = { words, onType: setTexts, onClose };
  const waiting = (
    <PaletteFrame {...shared}>
      <div className={styles['waiting']}>
        <Skeleton shape="lines" count={3} />
      </div>
    </PaletteFrame>
  );
  return (
    <Suspense fallback={waiting}>
      <CollegePalette places={places} {...shared} />
    </Suspense>
  );
}

import type { MenuEntry } from '../site-map/menus.ts';
import { Palette } from './palette.tsx';
import { SEARCHES } from './searches.ts';
import { usePaletteActions } from './use-palette-actions.ts';

interface CollegePaletteProps {
  places: readonly MenuEntry[];
  onClose: () => void;
}

/** The palette over everything this person may reach now. */
export function CollegePalette({ places, onClose }: CollegePaletteProps) {
  const actions = usePaletteActions();
  return <Palette offer={{ places, actions, searches: SEARCHES }} onClose={onClose} />;
}

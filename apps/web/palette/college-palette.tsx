import type { MenuEntry } from '../site-map/menus.ts';
import type { PaletteTexts } from './palette-frame.tsx';
import { Palette } from './palette.tsx';
import { SEARCHES } from './searches.ts';
import { usePaletteActions } from './use-palette-actions.ts';

interface CollegePaletteProps extends PaletteTexts {
  places: readonly MenuEntry[];
  onClose: () => void;
}

/** The palette over everything this person may reach now. */
export function CollegePalette({ places, ...shared }: CollegePaletteProps) {
  const actions = usePaletteActions();
  return <Palette offer={{ places, actions, searches: SEARCHES }} {...shared} />;
}

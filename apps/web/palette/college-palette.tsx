import { useCallback } from 'react';
import type { MenuEntry } from '../site-map/menus.ts';
import type { PaletteTexts } from './palette-frame.tsx';
import { Palette } from './palette.tsx';
import { findRecords } from './searches.ts';
import type { FindRecords } from './use-found-records.ts';
import { usePaletteActions } from './use-palette-actions.ts';

interface CollegePaletteProps extends PaletteTexts {
  places: readonly MenuEntry[];
  onClose: () => void;
}

/** The palette over everything this person may reach now. */
export function CollegePalette({ places, ...shared }: CollegePaletteProps) {
  const actions = usePaletteActions(places);
  const find = useCallback<FindRecords>(
    (words, signal) => findRecords(words, (path) => places.some((place) => place.path === path), signal),
    [places],
  );
  return <Palette offer={{ places, actions, find }} {...shared} />;
}

import { useCallback } from 'react';
import { useSession } from '#kit/client/session/session.ts';
import { mayOpenIn } from '../site-map/may-open.ts';
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
  const actions = usePaletteActions(places, shared.words);
  const session = useSession();
  const find = useCallback<FindRecords>(
    (words, signal) => findRecords(words, mayOpenIn(session), signal),
    [session],
  );
  return <Palette offer={{ places, actions, find }} {...shared} />;
}

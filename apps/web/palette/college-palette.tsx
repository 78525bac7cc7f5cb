import { useCallback } from 'react';
import { useSession, useSignedInUser } from '#kit/client/session/session.ts';
import { looksAfterAlumni, mayEnterAlumni } from '#slices/alumni/web/reader.ts';
import { mayOpenIn } from '../site-map/may-open.ts';
import type { MenuEntry } from '../site-map/menus.ts';
import { alumniPagesFor } from './alumni-pages.ts';
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
  const user = useSignedInUser();
  const ofAlumni = alumniPagesFor({ mayEnter: mayEnterAlumni(user), isAdmin: looksAfterAlumni(user) });
  return <Palette offer={{ places: [...places, ...ofAlumni], actions, find }} {...shared} />;
}

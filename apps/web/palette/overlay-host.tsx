import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { loadScreen } from '#kit/client/loading/load-screen.ts';
import type { SignedInUser } from '#kit/client/session/session.ts';
import { useShortcuts } from '#kit/ui/shortcut/shortcuts.ts';
import { useOpenPlaces } from '../layout/use-menus.ts';
import { showOverlay, useOverlay } from './overlay.ts';
import { PaletteOverlay } from './palette-overlay.tsx';

// Loaded on first use, so it does not weigh on the first screen.
const ShortcutList = lazy(async () => ({
  default: (await loadScreen(() => import('./shortcut-list.tsx'))).ShortcutList,
}));

interface OverlayHostProps {
  user: SignedInUser;
}

/** Shows the palette and the list of shortcuts, and goes where the keys say. */
export function OverlayHost({ user }: OverlayHostProps) {
  const overlay = useOverlay();
  const navigate = useNavigate();
  const places = useOpenPlaces(user);
  useShortcuts(
    places.flatMap(({ path, label, goKey }) =>
      goKey === undefined
        ? []
        : [{ keys: `g ${goKey}`, label, group: 'goTo' as const, run: () => void navigate(path) }],
    ),
  );
  const close = (): void => showOverlay(null);
  return (
    <>
      {overlay === 'palette' && <PaletteOverlay places={places} onClose={close} />}
      <Suspense>{overlay === 'shortcuts' && <ShortcutList onClose={close} />}</Suspense>
    </>
  );
}

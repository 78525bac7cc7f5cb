import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { useShortcuts } from '#kit/ui/shortcut/shortcuts.ts';
import { Palette } from '../palette/palette.tsx';
import { ShortcutList } from '../palette/shortcut-list.tsx';
import { openPlaces } from '../site-map/menus.ts';
import { Row, Specimen } from './specimen.tsx';

const PLACES = openPlaces({ roles: ['user', 'admin', 'superadmin'], isAlumni: false }, () => true).slice(
  0,
  8,
);

/** What the keyboard opens over any screen. */
export function KeyboardSpecimen() {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  const [words, setTexts] = useState('');
  const close = (): void => {
    setOpen(null);
    setTexts('');
  };
  useShortcuts([
    { keys: 'mod+k', label: 'findAnything', group: 'everywhere', run: () => setOpen('palette') },
    { keys: '?', label: 'keyboardShortcuts', group: 'everywhere', run: () => setOpen('help') },
  ]);
  return (
    <Specimen
      title="Palette and keyboard help"
      about="Ctrl or ⌘ and K finds everything; the question mark lists the keys that work here."
      width="half"
    >
      <Row>
        <Button onClick={() => setOpen('palette')}>Open the palette</Button>
        <Button onClick={() => setOpen('help')}>Open the keyboard help</Button>
      </Row>
      {open === 'palette' && (
        <Palette
          offer={{
            places: PLACES,
            actions: [{ id: 'leave', icon: 'lock', name: 'Log out', action: close }],
          }}
          words={words}
          onType={setTexts}
          onClose={close}
        />
      )}
      {open === 'help' && <ShortcutList onClose={close} />}
    </Specimen>
  );
}

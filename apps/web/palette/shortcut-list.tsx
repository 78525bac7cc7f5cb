import { ShortcutKeys } from '#kit/ui/shortcut/shortcut-keys.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { useOfferedShortcuts, type Shortcut } from '#kit/ui/shortcut/shortcuts.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './shortcut-list.module.css';

const HEADINGS: Record<Shortcut['group'], MessageId> = {
  thisScreen: 'shortcutsOfThisScreen',
  everywhere: 'shortcutsEverywhere',
  goTo: 'paletteGoTo',
};

interface ShortcutListProps {
  onClose: () => void;
}

/** The shortcuts that work on the screen behind it. */
export function ShortcutList({ onClose }: ShortcutListProps) {
  const shortcuts = useOfferedShortcuts();
  const groups = Object.entries(HEADINGS).map(([group, heading]) => ({
    heading,
    own: shortcuts.filter((shortcut) => shortcut.group === group),
  }));
  return (
    <Modal isOpen title={<Text id="keyboardShortcuts" />} onClose={onClose}>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ heading, own }) => (
          <section key={heading} className={styles['group']}>
            <h3>
              <Text id={heading} />
            </h3>
            <dl>
              {own.map(({ keys, label }) => (
                <div key={keys}>
                  <dt>
                    <Text id={label} />
                  </dt>
                  <dd>
                    <ShortcutKeys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </Modal>
  );
}

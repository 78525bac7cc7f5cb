import { Key } from '../key/key.tsx';

interface ShortcutKeysProps {
  /** As shortcuts write them: "mod+k", "g d". */
  keys: string;
}

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

const DRAWN: Readonly<Record<string, string>> = {
  enter: '↵',
  up: '↑',
  down: '↓',
  arrowleft: '←',
  arrowright: '→',
  esc: 'esc',
  home: 'Home',
  end: 'End',
  pageup: 'PgUp',
  pagedown: 'PgDn',
};

/** What stands on a key of this computer's keyboard. */
function drawn(key: string): string {
  if (key === 'mod') return isMac() ? '⌘' : 'Ctrl';
  return DRAWN[key] ?? key.toUpperCase();
}

/** The keys of a shortcut. */
export function ShortcutKeys({ keys }: ShortcutKeysProps) {
  return <Key keys={keys.split(/[ +]/).map(drawn)} />;
}

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { MessageId } from '../text/message-id.ts';

export interface Shortcut {
  /** One key ("?"), one with Ctrl or Cmd ("mod+k"), or two after each other ("g d"). */
  keys: string;
  /** What it does, for the list of shortcuts. */
  label: MessageId;
  /** Under which heading of that list it stands. */
  group: 'everywhere' | 'goTo' | 'thisScreen';
  /** Offered by what stands in a window: works there, while no other window covers it. */
  isOfDialog?: boolean;
  run: () => void;
}

let offered: readonly (readonly Shortcut[])[] = [];
const listeners = new Set<() => void>();

function offer(next: readonly (readonly Shortcut[])[]): void {
  offered = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The shortcuts that work now; what came last wins where two have the same keys. */
export const shortcutsNow = (): readonly Shortcut[] => offered.toReversed().flat();

/** Follows which shortcuts work now, one for each combination of keys. */
export function useOfferedShortcuts(): readonly Shortcut[] {
  const all = useSyncExternalStore(subscribe, () => offered)
    .toReversed()
    .flat();
  return all.filter(({ keys }, index) => all.findIndex((other) => other.keys === keys) === index);
}

/** Offers shortcuts for as long as the component is on the screen. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const run = useEffectEvent((index: number) => shortcuts[index]?.run());
  const described = JSON.stringify(shortcuts);
  useEffect(
    function offerWhileShown() {
      const descriptions = JSON.parse(described) as Omit<Shortcut, 'run'>[];
      const own = descriptions.map((shortcut, index) => ({ ...shortcut, run: () => run(index) }));
      offer([...offered, own]);
      return () => offer(offered.filter((others) => others !== own));
    },
    [described],
  );
}

import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '#kit/ui/shortcut/shortcuts.ts';
import { speedBeside } from '../../rules/watching/playback.ts';
import { playerChoices } from '../player-choices.ts';
import type { Media } from './use-media.ts';
import type { Screens } from './use-screens.ts';

const changeSubtitles = (): void =>
  playerChoices.change({ showsSubtitles: !playerChoices.get().showsSubtitles });

/** What has keys of its own, or holds what has. */
const OWN_KEYS =
  'a, button, input, select, textarea, summary, dialog, [contenteditable], [role="menu"], [role="option"]';

const hasOwnKeys = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(OWN_KEYS) !== null) ||
  document.querySelector('dialog[open], [role="menu"]') !== null;

/** The keys that other players have taught everybody; all of them stand in the list of shortcuts. */
export function usePlayerKeys(media: Media, screens: Screens | null): void {
  const group = 'thisScreen' as const;
  const beside = (step: 1 | -1) => () => media.setSpeed(speedBeside(playerChoices.get().speed, step));
  useShortcuts([
    { keys: 'k', label: 'playOrPause', group, run: media.toggle },
    { keys: 'j', label: 'backTenSeconds', group, run: () => media.jump(-1) },
    { keys: 'l', label: 'forwardTenSeconds', group, run: () => media.jump(1) },
    { keys: 'c', label: 'subtitlesOnOrOff', group, run: changeSubtitles },
    { keys: 'm', label: 'mute', group, run: () => media.mute(!media.isMuted) },
    { keys: '<', label: 'slower', group, run: beside(-1) },
    { keys: '>', label: 'faster', group, run: beside(1) },
    ...(screens ? [{ keys: 'f', label: 'fullScreen' as const, group, run: screens.toggleFull }] : []),
    ...(screens?.inPicture
      ? [{ keys: 'i', label: 'pictureInPicture' as const, group, run: screens.inPicture }]
      : []),
  ]);

  const press = useEffectEvent((key: string): boolean => {
    if (key === ' ') media.toggle();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') media.jump(key === 'ArrowLeft' ? -1 : 1);
    else return false;
    return true;
  });
  useEffect(function hearKeysThatNobodyElseWants() {
    const hear = (event: KeyboardEvent): void => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || hasOwnKeys(target)) return;
      // A key that is held down jumps on, but does not play and pause in turn.
      if ((event.repeat && key === ' ') || press(key)) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { JUMP_SECONDS, type Speed } from '../../rules/watching/playback.ts';
import { playerChoices } from '../player-choices.ts';

export interface Media {
  element: RefObject<HTMLVideoElement | null>;
  second: number;
  /** Length; 0 until it is known. */
  seconds: number;
  isPlaying: boolean;
  isWaiting: boolean;
  isMuted: boolean;
  toggle: () => void;
  seek: (second: number) => void;
  jump: (step: 1 | -1) => void;
  setSpeed: (speed: Speed) => void;
  setVolume: (volume: number) => void;
  mute: (isMuted: boolean) => void;
  /** What the element is given so that all of this is true. */
  events: MediaEvents;
}

type Heard = (event: SyntheticEvent<HTMLVideoElement>) => void;

interface MediaEvents {
  onTimeUpdate: Heard;
  onSeeking: Heard;
  onDurationChange: Heard;
  onLoadedMetadata: Heard;
  onPlay: Heard;
  onPause: Heard;
  onWaiting: Heard;
  onPlaying: Heard;
  onCanPlay: Heard;
  onVolumeChange: Heard;
}

export function useMedia(knownSeconds: number | null): Media {
  const element = useRef<HTMLVideoElement>(null);
  const [second, setSecond] = useState(0);
  const [seconds, setSeconds] = useState(knownSeconds ?? 0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [isMuted, setIsMuted] = useState(false);

  const hearTime: Heard = ({ currentTarget }) => setSecond(currentTarget.currentTime);
  const hearLength: Heard = ({ currentTarget: { duration } }) => {
    if (Number.isFinite(duration) && duration > 0) setSeconds(duration);
  };
  function seek(parsed: number): void {
    const player = element.current;
    if (!player) return;
    const end = Number.isFinite(player.duration) ? player.duration : parsed;
    player.currentTime = Math.min(Math.max(parsed, 0), end);
    setSecond(player.currentTime);
  }

  return {
    element,
    second,
    seconds,
    isPlaying,
    isWaiting,
    isMuted,
    seek,
    jump: (step) => seek((element.current?.currentTime ?? 0) + step * JUMP_SECONDS),
    toggle() {
      const player = element.current;
      // A browser that refuses to play says so by staying still; the button stays where it is.
      if (player?.paused) player.play().catch(() => setIsPlaying(false));
      else player?.pause();
    },
    setSpeed(speed) {
      if (element.current) element.current.playbackRate = speed;
      playerChoices.change({ speed });
    },
    setVolume(volume) {
      if (element.current) Object.assign(element.current, { volume, muted: volume === 0 });
      playerChoices.change({ volume });
    },
    mute(parsed) {
      if (element.current) element.current.muted = parsed;
    },
    events: {
      onTimeUpdate: hearTime,
      onSeeking: hearTime,
      onDurationChange: hearLength,
      onLoadedMetadata({ currentTarget }) {
        const { speed, volume } = playerChoices.get();
        Object.assign(currentTarget, { playbackRate: speed, defaultPlaybackRate: speed, volume });
      },
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onWaiting: () => setIsWaiting(true),
      onPlaying: () => setIsWaiting(false),
      onCanPlay: () => setIsWaiting(false),
      onVolumeChange: ({ currentTarget }) => setIsMuted(currentTarget.muted),
    },
  };
}

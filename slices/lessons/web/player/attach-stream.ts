import { heightsIn, levelFor } from '../../rules/films/quality.ts';

interface Addresses {
  hlsUrl: string | null;
  fileUrl: string | null;
}

interface Heard {
  /** The heights the film can be shown in, the highest first; none where nobody can choose. */
  onHeights: (heights: readonly number[]) => void;
  onLost: (trouble: Trouble) => void;
}

export interface Attached {
  detach: () => void;
  /** Shows another height from now on; null leaves it to the network. */
  choose: (height: number | null) => void;
}

/** Whether it cannot be fetched, or cannot be shown though it was. */
export type Trouble = 'network' | 'film';

/** A film that a browser stumbles over again and again is not mended by going on. */
const MAX_STUMBLES = 2;

const HLS_TYPE = 'application/vnd.apple.mpegurl';

const playsStreams = (): boolean => document.createElement('video').canPlayType(HLS_TYPE) !== '';

/** A browser that plays streams lets nobody choose how high the picture is: the person who has a wish is served by our own player. */
export const isServedByUs = (preferredHeight: number | null): boolean =>
  preferredHeight !== null || !playsStreams();

/** Gives a player its film: as a stream where there is one, by the browser itself or by our own player, else as a file. */
export function attachStream(
  player: HTMLVideoElement,
  { hlsUrl, fileUrl }: Addresses,
  preferredHeight: number | null,
  heard: Heard,
): Attached {
  heard.onHeights([]);
  if (hlsUrl && isServedByUs(preferredHeight))
    return attachOurs(player, { hlsUrl, fileUrl }, preferredHeight, heard);
  player.src = hlsUrl ?? fileUrl ?? '';
  const leaving = new AbortController();
  if (hlsUrl && 'MediaSource' in window)
    player.addEventListener('canplay', () => void tellHeights(hlsUrl, heard, leaving.signal), {
      once: true,
      signal: leaving.signal,
    });
  return {
    detach() {
      leaving.abort();
      letGo(player);
    },
    choose: () => undefined,
  };
}

/** Asked once the film plays, so as not to stand in its way. Without an answer there is only nothing to choose. */
async function tellHeights(hlsUrl: string, { onHeights }: Heard, signal: AbortSignal): Promise<void> {
  const list = await fetch(hlsUrl, { signal })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  if (!signal.aborted) onHeights(heightsIn(list));
}

function letGo(player: HTMLVideoElement): void {
  player.removeAttribute('src');
  player.load();
}

/** The program that plays streams is large, and most pages never need it. */
function attachOurs(
  player: HTMLVideoElement,
  { hlsUrl, fileUrl }: { hlsUrl: string; fileUrl: string | null },
  preferredHeight: number | null,
  { onHeights, onLost }: Heard,
): Attached {
  let parsed = preferredHeight;
  let detach = (): void => letGo(player);
  let show = (): void => undefined;
  let isLeft = false;
  import('hls.js').then(
    ({ default: Hls }) => {
      if (isLeft) return;
      if (!Hls.isSupported()) {
        player.src = fileUrl ?? '';
        return;
      }
      // The content policy lets no worker run that was not served by us.
      const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true });
      let stumbles = 0;
      detach = () => hls.destroy();
      show = () => void (hls.nextLevel = levelFor(hls.levels, parsed));
      hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
        const heights = [...new Set(levels.map(({ height }) => height).filter((height) => height > 0))];
        onHeights(heights.length > 1 ? heights.toSorted((a, b) => b - a) : []);
        if (parsed !== null) hls.startLevel = hls.loadLevel = levelFor(levels, parsed);
      });
      hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
        if (!fatal) return;
        if (type !== Hls.ErrorTypes.MEDIA_ERROR) onLost('network');
        else if (++stumbles > MAX_STUMBLES) onLost('film');
        else hls.recoverMediaError();
      });
      hls.loadSource(hlsUrl);
      hls.attachMedia(player);
    },
    () => onLost('network'),
  );
  return {
    detach() {
      isLeft = true;
      detach();
    },
    choose(height) {
      parsed = height;
      show();
    },
  };
}

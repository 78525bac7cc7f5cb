/** The heights a film can be shown in, and which one is wished for; null leaves it to the network. */
export interface Qualities {
  heights: readonly number[];
  choose: (height: number | null) => void;
}

interface Addresses {
  hlsUrl: string | null;
  fileUrl: string | null;
}

interface Heard {
  onQualities: (qualities: Qualities | null) => void;
  onLost: (trouble: Trouble) => void;
}

/** Whether it cannot be fetched, or cannot be shown though it was. */
export type Trouble = 'network' | 'film';

/** A film that a browser stumbles over again and again is not mended by going on. */
const MOST_STUMBLES = 2;

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Gives a player its film: as a stream where there is one, by the browser itself or by our own player, else as a file. */
export function attachStream(
  player: HTMLVideoElement,
  { hlsUrl, fileUrl }: Addresses,
  heard: Heard,
): { detach: () => void } {
  heard.onQualities(null);
  const url = hlsUrl && player.canPlayType(HLS_TYPE) ? hlsUrl : fileUrl;
  if (hlsUrl && url !== hlsUrl) return attachOurs(player, hlsUrl, fileUrl, heard);
  player.src = url ?? '';
  return { detach: () => letGo(player) };
}

function letGo(player: HTMLVideoElement): void {
  player.removeAttribute('src');
  player.load();
}

/** The program that plays streams is large, and most pages never need it. */
function attachOurs(
  player: HTMLVideoElement,
  hlsUrl: string,
  fileUrl: string | null,
  { onQualities, onLost }: Heard,
): { detach: () => void } {
  let detach = (): void => letGo(player);
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
      hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
        const heights = [...new Set(levels.map(({ height }) => height).filter((height) => height > 0))];
        const choose = (height: number | null): void => {
          hls.currentLevel = height === null ? -1 : levels.findIndex((level) => level.height === height);
        };
        if (heights.length > 1) onQualities({ heights: heights.toSorted((a, b) => b - a), choose });
      });
      hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
        if (!fatal) return;
        if (type !== Hls.ErrorTypes.MEDIA_ERROR) onLost('network');
        else if (++stumbles > MOST_STUMBLES) onLost('film');
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
  };
}

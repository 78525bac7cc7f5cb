/** Why a film cannot be shown: words for people stand where they are told. Anything else thrown is a surprise. */
export type VideoProblemId =
  /** Not the bytes of a film: a playlist, a list of other files, a text, an archive. */
  | 'filmNotAFilm'
  /** It begins as a film, and cannot be read to its end. */
  | 'filmDamaged'
  | 'filmWithoutPictureOrSound'
  /** Browsers cannot show it as it is, and nothing here can make something else of it. */
  | 'filmFormatNotPlayable'
  | 'filmTookTooLong';

export class VideoProblem extends Error {
  readonly problem: VideoProblemId;

  constructor(problem: VideoProblemId, detail: string, options?: ErrorOptions) {
    super(`${problem}: ${detail}`, options);
    this.name = 'VideoProblem';
    this.problem = problem;
  }
}

/** What can be shown of a film, each by its path within the folder it was written to. */
export interface Renditions {
  /** The list of qualities. Each has one file, of which players ask for ranges. */
  hls: string;
  /** For browsers without HLS; none where there is no picture. */
  mp4: string | null;
  audio: string | null;
  poster: string | null;
  /** WebVTT that names a piece of one picture for every few seconds. */
  thumbnails: string | null;
}

export interface PreparedFilm {
  kind: 'VIDEO' | 'AUDIO';
  seconds: number;
  renditions: Renditions;
}

export interface FilmToPrepare {
  /** A file on this machine. Its name means nothing; its bytes say what it is. */
  source: string;
  /** An empty folder, which has all renditions afterwards and nothing else. */
  folder: string;
  /** Hears how much is done, from 0 to 1, never backwards. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Makes playable films of uploaded ones. The work is done by other processes. */
export interface VideoPipeline {
  readonly kind: 'ffmpeg' | 'packaging';
  prepare(film: FilmToPrepare): Promise<PreparedFilm>;
}

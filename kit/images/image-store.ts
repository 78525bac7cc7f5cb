import type { MayTellAway } from '#kit/outside/away.ts';

/** Why a picture was not taken, as the person may be told (messages.ts). */
export type ImageProblemId = 'imageTypeRefused' | 'imageTooLarge' | 'imageUnreadable' | 'imageStoreAway';

/** The one way in which pictures fail. The cause is for the log and is never shown. */
export class ImageProblem extends Error implements MayTellAway {
  override readonly name = 'ImageProblem';
  readonly problem: ImageProblemId;

  constructor(problem: ImageProblemId, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }

  get isUnavailable(): boolean {
    return this.problem === 'imageStoreAway';
  }
}

/**
 * Where the college keeps pictures of people and things. What comes out is a picture and nothing else: it is redrawn
 * before it is kept, so neither code nor the place it was taken at travels along.
 */
export interface ImageStore {
  readonly kind: 'embedded' | 'cloudinary';
  store(bytes: Buffer): Promise<{ imageId: string }>;
  /** The picture's public address, at about the width it will be shown. */
  url(imageId: string, shown: { width: number }): string;
  /**
   * Forgets a picture and says whether it is gone: a place that does not let us leaves it where it was. Removing what is
   * not there is no problem.
   */
  remove(imageId: string): Promise<boolean>;
}

import { line, text } from '#kit/record/field.ts';

export const PHOTO_STATUSES = ['PENDING', 'APPROVED', 'REFUSED'] as const;
export type PhotoStatus = (typeof PHOTO_STATUSES)[number];
export const PHOTO_DECISIONS = ['APPROVED', 'REFUSED'] as const satisfies PhotoStatus[];
export type PhotoDecision = (typeof PHOTO_DECISIONS)[number];

/** How many photos one class shows: a page of them, and none of anybody's thousands. */
export const MAX_PHOTOS_OF_CLASS = 60;

/** The same of all places of a year together. */
export const MAX_PHOTOS_OF_YEAR = 600;

/** How many photos of one person may wait at a time. */
export const MAX_WAITING_PHOTOS = 10;

/** What is said of a photo by the person who adds it. */
export const classPhoto = {
  caption: line({ max: 200, default: '', problem: 'classPhotoCaptionTooLong' }),
};

/** Why a photo is refused; its owner reads it. */
export const photoRefusal = {
  reason: text({ max: 500, problem: 'classPhotoReasonMissing' }),
};

/** Why somebody wants a photo taken down. */
export const photoComplaint = {
  complaint: text({ max: 500, problem: 'classPhotoComplaintMissing' }),
};

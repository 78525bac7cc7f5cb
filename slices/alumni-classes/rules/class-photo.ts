import { line, text } from '#kit/record/field.ts';

export const PHOTO_STATUSES = ['PENDING', 'APPROVED', 'REFUSED'] as const;
export type PhotoStatus = (typeof PHOTO_STATUSES)[number];

/** How many photos one class shows: a page of them, and none of anybody's thousands. */
export const MAX_PHOTOS_OF_CLASS = 60;

/** What whoever adds a photo says of it. */
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

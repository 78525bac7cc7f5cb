import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('alumni-classes', {
  classPhotoCaptionTooLong: {
    text: 'Write up to 200 characters.',
    about: 'Shown when the caption of a class photo is too long.',
  },
  classPhotoReasonMissing: {
    text: 'Write a reason of up to 500 characters.',
    about: 'Shown when a class photo is refused without a reason.',
  },
  classPhotoComplaintMissing: {
    text: 'Say why in up to 500 characters.',
    about: 'Shown when somebody asks to have a class photo taken down without saying why.',
  },
  classUnknown: {
    text: 'Nobody from this class is listed, so it can’t have photos.',
    about: 'Shown when a photo is added to a year and place in which no alumnus is shown.',
  },
  classPhotosFull: {
    text: 'This class already has {max} photos. Remove one first.',
    about: 'Shown when a class has as many photos as it may have.',
  },
  classPhotosWaitingFull: {
    text: 'You already have {max} photos waiting for approval. Add more once an alumni admin has reviewed them.',
    about: 'Shown when somebody adds a class photo while many of theirs wait.',
  },
  classPhotoGone: {
    text: 'This photo was deleted some time ago. Add it again.',
    about: 'Shown when a removed class photo is brought back too late.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}

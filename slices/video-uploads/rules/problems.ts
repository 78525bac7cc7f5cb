import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('video-uploads', {
  videoUploadIncomplete: {
    text: 'This upload lacks a title, or it does not say what the video belongs to.',
    about: 'Shown when an upload is begun without all it takes.',
  },
  videoTypeRefused: {
    text: 'This kind of file cannot be uploaded as a video. Please use MP4, MOV, WebM, MKV or MPEG, or M4A or MP3 for sound alone.',
    about: 'Shown when somebody chooses a file that is neither a video nor a recording.',
  },
  videoEmpty: { text: 'This file is empty.', about: 'Shown when somebody chooses a file without content.' },
  videoTooLarge: {
    text: 'This file is too large. A video may have at most 10 GB.',
    about: 'Shown when somebody chooses a video above the limit.',
  },
  videoQuotaReached: {
    text: 'You have begun too many uploads. Please finish or cancel some, or go on tomorrow.',
    about: 'Shown when one person has many unfinished uploads or has sent very much within a day.',
  },
  videoFileDiffers: {
    text: 'This is not the file the upload was begun with. Please choose that file, or start a new upload.',
    about: 'Shown when somebody resumes an upload with a file of another size, type or content.',
  },
  videoIdTaken: {
    text: 'This upload could not be begun. Please start it again.',
    about: 'Shown in the rare case that a new upload has the id of another one.',
  },
  videoUploadUnknown: {
    text: 'This upload is not known any more. Please start it again.',
    about: 'Shown when an upload is completed or cancelled that does not exist, or is somebody else’s.',
  },
  videoPartsDiffer: {
    text: 'Some parts of the video have not arrived whole. Please resume the upload.',
    about: 'Shown when an upload is completed before all of its parts are stored.',
  },
  videoUploadOver: {
    text: 'This video has been uploaded already.',
    about: 'Shown when somebody cancels an upload that is complete.',
  },
  videoStorageAway: {
    text: 'The storage for videos does not answer right now. Please try again in a moment.',
    about: 'Shown when the place where videos are kept cannot be reached.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}

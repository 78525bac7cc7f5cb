import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('video-uploads', {
  videoUploadIncomplete: {
    text: 'Enter a title and choose what the video belongs to.',
    about: 'Shown when an upload is begun without all it takes.',
  },
  videoTypeRefused: {
    text: 'This type of file can’t be uploaded as a video. Use MP4, MOV, WebM, MKV or MPEG, or M4A or MP3 for audio.',
    about: 'Shown when a user chooses a file that is neither a video nor a recording.',
  },
  videoEmpty: { text: 'This file is empty.', about: 'Shown when a user chooses a file without content.' },
  videoTooLarge: {
    text: 'This file is too large. A video can be up to 10 GB.',
    about: 'Shown when a user chooses a video above the limit.',
  },
  videoQuotaReached: {
    text: 'You’ve started too many uploads. Finish or cancel some, or continue tomorrow.',
    about: 'Shown when one person has many unfinished uploads or has sent very much within a day.',
  },
  videoFileDiffers: {
    text: 'This isn’t the file you started uploading. Choose that file, or start a new upload.',
    about: 'Shown when a user resumes an upload with a file of another size, type or content.',
  },
  videoIdTaken: {
    text: 'The upload couldn’t be started. Please try again.',
    about: 'Shown in the rare case that a new upload has the id of another one.',
  },
  videoUploadUnknown: {
    text: 'This upload no longer exists. Please start it again.',
    about: 'Shown when an upload is completed or cancelled that does not exist, or is another user’s.',
  },
  videoPartsDiffer: {
    text: 'Some parts of the video are missing. Please resume the upload.',
    about: 'Shown when an upload is completed before all of its parts are stored.',
  },
  videoUploadOver: {
    text: 'This video has already been uploaded.',
    about: 'Shown when a user cancels an upload that is complete.',
  },
  videoStorageAway: {
    text: 'Video storage isn’t responding right now. Please try again in a moment.',
    about: 'Shown when the place where videos are kept cannot be reached.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}

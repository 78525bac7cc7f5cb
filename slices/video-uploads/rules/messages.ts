import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

export const messages = defineMessages('video-uploads', {
  uploads: { text: 'Uploads', about: 'Heading of the tray that shows which films are being sent.' },
  uploadsSpoken: {
    text: '{sending, plural, =0 {No uploads in progress} one {# upload in progress} other {# uploads in progress}}, {completed} completed, {failed} stopped',
    about: 'Read aloud when an upload begins or ends, and shown while the list of uploads is folded.',
  },
  showUploadList: { text: 'Show the uploads', about: 'Button that opens the list in the tray of uploads.' },
  hideUploadList: { text: 'Hide the uploads', about: 'Button that folds the list in the tray of uploads.' },
  clearCompleted: {
    text: 'Clear completed',
    about: 'Button that takes the finished uploads off the list.',
  },
  partsAtOnce: {
    text: 'Parts at once',
    about: 'Label of a small drop-down: how many pieces of a film are sent at the same time.',
  },
  uploadLoading: { text: 'Preparing', about: 'State of an upload: the server is being asked.' },
  uploadWaits: {
    text: 'Waiting for other uploads',
    about: 'State of an upload: only a few films are sent at once.',
  },
  uploadProcessing: {
    text: 'Processing',
    about: 'State of an upload: everything is sent, and the server joins it.',
  },
  uploadCompleted: { text: 'Uploaded', about: 'State of an upload that is complete.' },
  uploadPaused: {
    text: 'Paused · {sent} of {total}',
    about: 'State of an upload. sent and total are sizes.',
  },
  uploadSent: {
    text: '{sent} of {total}',
    about: 'How far an upload has come. sent and total are sizes such as 120 MB.',
  },
  uploadCut: {
    text: '{sent} of {total} · no connection, resumes automatically',
    about: 'State of an upload whose network is gone; it is tried again and again. sent and total are sizes.',
  },
  uploadRetried: {
    text: '{sent} of {total} · retrying automatically',
    about:
      'State of an upload that gets errors for an answer and goes on trying; "Failed to upload part 3" stands before it. sent and total are sizes.',
  },
  uploadInAnotherTab: {
    text: 'Being sent in another tab',
    about: 'State of an upload that another tab of the same browser sends.',
  },
  uploadInterrupted: {
    text: 'Interrupted. Choose the same file to resume.',
    about: 'State of an upload whose page was closed or loaded again.',
  },
  uploadFileGone: {
    text: 'The file can no longer be read. Choose it again to resume.',
    about: 'Shown when a file was moved or changed on the disk while it was being sent.',
  },
  pauseUpload: { text: 'Pause {title}', about: 'Button beside an upload. title is the film.' },
  continueUpload: { text: 'Resume {title}', about: 'Button beside a paused or failed upload.' },
  resumeUpload: {
    text: 'Resume',
    about: 'Button beside an interrupted upload; opens the dialog for files.',
  },
  cancelUpload: {
    text: 'Cancel upload of {title}',
    about: 'Button beside an upload. title is the film.',
  },
  cancelUploadQuestion: {
    text: 'Cancel this upload?',
    about: 'Title of a question before an upload is given up.',
  },
  cancelUploadMeans: {
    text: 'The part of “{title}” uploaded so far will be deleted, and you’ll have to start again.',
    about: 'In the question before an upload is given up. title is the film.',
  },
  cancelUploadDeed: { text: 'Cancel upload', about: 'Button that gives an upload up.' },
  uploadCanceled: { text: 'Upload canceled by user', about: 'Short message after an upload was given up.' },
  uploadUnnamed: {
    text: 'Missing upload ID or token',
    about: 'Shown when the server’s answer lacks what an upload needs.',
  },
  partFailed: {
    text: 'Failed to upload part {n}',
    about: 'Shown when a piece of a film did not arrive. n is its number.',
  },
  selectFileFirst: {
    text: 'Please select a file first!',
    about: 'Shown when a user resumes an upload without choosing a file.',
  },
  selectFileNamed: {
    text: 'Please select the file with the name: {filename}',
    about: 'Shown when a user resumes an upload with a file of another name.',
  },
  resumeSizeDiffers: {
    text: 'This file has the right name but a different size. Choose the file you started with.',
    about: 'Shown when a user resumes an upload with a file of another size.',
  },
  ...historyMessages,
});

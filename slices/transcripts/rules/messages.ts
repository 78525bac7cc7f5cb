import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
import { officeMessages } from './office-messages.ts';
import { paperMessages } from './paper-messages.ts';
import { verifyMessages } from './verify-messages.ts';

export const messages = defineMessages('transcripts', {
  menuTranscript: {
    text: 'Transcript',
    about: 'Name of the screen with a student’s official record of marks.',
  },
  studentTranscript: {
    text: 'Transcript',
    about: 'Heading of the page with everything a student has reached.',
  },
  unofficialTranscript: {
    text: 'Unofficial transcript',
    about: 'Title of the sheet a student can print at any time.',
  },
  transcriptIsUnofficial: {
    text: 'These are your grades as of today. Only transcripts issued by the college are official.',
    about: 'Under the unofficial transcript.',
  },
  transcriptEmpty: { text: 'You have no courses yet.', about: 'In place of a transcript without a course.' },
  transcriptEmptyHelp: {
    text: 'They appear here, term by term, from the day they start.',
    about: 'Under “You have no courses yet.”; they are the courses.',
  },
  issuedTranscripts: { text: 'Official transcripts', about: 'Heading over transcripts that were issued.' },
  noIssuedTranscripts: {
    text: 'None issued yet.',
    about: 'In place of the list of official transcripts.',
  },
  askForTranscript: {
    text: 'Ask your campus office for one.',
    about: 'Under “None has been issued yet.”, to a student; one is an official transcript.',
  },
  downloadIssuedTranscript: {
    text: 'Download {number}',
    about: 'Link to the PDF of a transcript, named by its number.',
  },
  transcriptIssuedAbout: {
    text: '{day} · {language}',
    about: 'Under the number of an official transcript: when it was issued, and in which language.',
  },
  transcriptRevoked: { text: 'Revoked', about: 'Chip of an official transcript that is not valid any more.' },
  transcriptHeldFromYou: {
    text: 'Transcripts can’t be issued to you at the moment.',
    about: 'To a student whose transcripts the office holds back; the reason follows.',
  },
  ...paperMessages,
  ...officeMessages,
  ...verifyMessages,
  ...historyMessages,
});

/** What a stranger reads who checks a transcript. */
export const verifyMessages = {
  checkTranscript: {
    text: 'Check a transcript',
    about: 'Heading of the public page for those who were given one.',
  },
  transcriptIsGenuine: { text: 'This transcript is genuine.', about: 'Answer of the page that checks one.' },
  transcriptIsRevoked: {
    text: 'This transcript is no longer valid.',
    about: 'Answer of the page that checks one: the college has revoked it.',
  },
  transcriptIsUnknown: {
    text: 'The college hasn’t issued a transcript with this code.',
    about: 'Answer of the page that checks one: nobody knows its code.',
  },
  checkYourCopy: { text: 'Check your copy', about: 'Heading over the field in which a PDF is chosen.' },
  checkYourCopyHelp: {
    text: 'Choose the PDF you were given. It stays on your device.',
    about: 'Under “Check your copy”.',
  },
  choosePdf: { text: 'Choose PDF', about: 'Field in which the PDF of a transcript is chosen.' },
  copyIsTrue: { text: 'Your copy matches what the college issued.', about: 'Answer about a chosen PDF.' },
  copyIsFalse: {
    text: 'Your copy doesn’t match what the college issued. Don’t rely on it.',
    about: 'Answer about a chosen PDF that was changed, or is another one.',
  },
} as const;

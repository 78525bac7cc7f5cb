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
  checkTranscriptHelp: {
    text: 'Enter the code printed at the foot of the transcript.',
    about: 'Under “Check a transcript”, over the field for the code.',
  },
  verifyCode: { text: 'Code', about: 'Field for the code that stands on a transcript.' },
  verifyCodeHelp: {
    text: '26 letters and digits. Spaces and hyphens don’t matter.',
    about: 'Under the field for the code of a transcript.',
  },
  verifyCodeMistyped: {
    text: 'This isn’t a complete code. Check it against the paper.',
    about: 'At the field for the code of a transcript, when it is too short or too long.',
  },
  checkTranscriptNow: { text: 'Check', about: 'Button that checks the code of a transcript.' },
  checkAnotherTranscript: {
    text: 'Check another transcript',
    about: 'Link to the page that asks for a code.',
  },
  comparePaper: {
    text: 'Compare it with your paper',
    about: 'Heading over what stands on the genuine transcript.',
  },
  comparePaperHelp: {
    text: 'This is what {college} issued under this code. If your paper says anything else, don’t rely on it.',
    about: 'Under “Compare it with your paper”.',
  },
  nameIsShortened: {
    text: 'To protect the student’s privacy, only initials and family name are shown.',
    about: 'Under the name of the student on the page that checks a transcript.',
  },
  showsWholeName: {
    text: 'Show my whole name',
    about: 'Switch of a student: those who check a transcript read the whole name.',
  },
  showsWholeNameHelp: {
    text: 'People who check one of your transcripts see your whole name instead of initials and family name.',
    about: 'Under the switch “Show my whole name”.',
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

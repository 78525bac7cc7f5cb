/** What is said where an exam is tried out before anybody sits it. */
export const previewMessages = {
  previewExam: { text: 'Preview', about: 'Button: see an exam as students do.' },
  previewRecordsNothing: {
    text: 'This is how students see the exam. Nothing you answer here is recorded.',
    about: 'Note in the preview of an exam.',
  },
  previewAgain: {
    text: 'Start again',
    about: 'Button of the preview of an exam: draws its questions again and forgets what was answered.',
  },
  previewOver: {
    text: 'This is where students submit',
    about: 'Heading at the end of the preview of an exam.',
  },
  previewOverHint: {
    text: 'Nothing was recorded. Students see their result next, depending on the exam’s settings.',
    about: 'Under the heading at the end of the preview of an exam.',
  },
};

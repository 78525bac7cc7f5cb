/** What is said about the pictures of questions where exams are written. */
export const imageMessages = {
  questionImageField: { text: 'Picture', about: 'Label of the field for the picture of a question.' },
  questionImageSending: {
    text: 'Uploading picture…',
    about: 'Shown while the picture of a question goes to the server.',
  },
  questionImageRemove: {
    text: 'Remove picture',
    about: 'Button: the question is asked without its picture from now on.',
  },
  questionImageAltField: {
    text: 'Picture description',
    about: 'Label of the field that describes the picture of a question.',
  },
  questionImageAltHelp: {
    text: 'Read aloud to students who can’t see the picture. Don’t give the answer away.',
    about: 'Help under the description of the picture of a question.',
  },
};

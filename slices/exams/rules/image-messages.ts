/** What is said about the pictures of questions where exams are written. */
export const imageMessages = {
  questionImageField: { text: 'Picture', about: 'Label of the field for the picture of a question.' },
  questionImageSending: {
    text: 'The picture is being sent …',
    about: 'Shown while the picture of a question goes to the server.',
  },
  questionImageRemove: {
    text: 'Remove the picture',
    about: 'Button: the question is asked without its picture from now on.',
  },
  questionImageAltField: {
    text: 'What the picture shows',
    about: 'Label of the field that describes the picture of a question.',
  },
  questionImageAltHelp: {
    text: 'Read aloud to those who cannot see the picture. It must not give the answer away.',
    about: 'Help under the description of the picture of a question.',
  },
};

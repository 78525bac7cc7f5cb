import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

export const messages = defineMessages('help-requests', {
  menuRequestForm: { text: 'Request Form', about: 'Name of the screen with the form for requests.' },
  help: { text: 'Help', about: 'Link at the foot of every page and heading of the form to ask for help.' },
  helpLead: {
    text: 'Tell us what you need. Someone reads it every working day.',
    about: 'Quiet line under the heading of the form to ask for help.',
  },
  helpMessage: { text: 'What do you need help with?', about: 'Label of the field to ask for help.' },
  sendHelpRequest: { text: 'Send', about: 'Button that sends a request for help.' },
  helpRequestSent: { text: 'Your request was sent.', about: 'Toast after a user has asked for help.' },
  ownHelpRequests: { text: 'Your requests', about: 'Heading over what a user has asked for.' },
  requestsCounted: {
    text: '{count, plural, one {# request} other {# requests}}',
    about: 'How many requests a list has. Within a line and within sentences.',
  },
  noOwnHelpRequests: {
    text: 'No requests yet',
    about: 'Stands in place of what a user has asked for.',
  },
  helpRequestsLead: {
    text: 'Questions and problems people have sent.',
    about: 'Quiet line under the heading of the list of requests for help.',
  },
  helpRequestFrom: { text: 'From', about: 'Head of a column: who asks for help.' },
  helpRequestAbout: {
    text: 'About',
    about: 'Head of a column and label of a choice: the course or exam that a request is about.',
  },
  helpRequestCampus: { text: 'Campus', about: 'Label of a choice: the campus that requests come from.' },
  helpAboutExam: { text: 'An exam', about: 'Choice under About: requests about an attempt at an exam.' },
  helpAboutCourse: { text: 'A course', about: 'Choice under About: questions about a course.' },
  helpAboutCollege: { text: 'Anything else', about: 'Choice under About: requests about no course or exam.' },
  helpRequestMessage: { text: 'Request', about: 'Head of a column: what a user asks for.' },
  helpRequestPage: { text: 'Page', about: 'The address of the page from which a user asked for help.' },
  helpRequestAsked: { text: 'Sent', about: 'Head of a column: when a user asked for help.' },
  helpRequestState: {
    text: 'Status',
    about: 'Name of a filter and head of a column: whether a request is open.',
  },
  helpRequestOpen: { text: 'Open', about: 'State of a request for help that nobody has closed.' },
  helpRequestClosed: { text: 'Closed', about: 'State of a request for help.' },
  helpAnswer: { text: 'Reply', about: 'Label of a field and heading: the answer to a request for help.' },
  helpAnswerHelp: {
    text: 'They’re notified and can read it under Help. Optional.',
    about: 'Help under the field for the answer to a request for help.',
  },
  closeHelpRequest: {
    text: 'Reply and close',
    about: 'Item of a menu, heading of a window and its button: closes a request for help.',
  },
  reopenHelpRequest: { text: 'Reopen', about: 'Item of a menu: opens a request for help again.' },
  helpRequestWasClosed: { text: 'The request was closed.', about: 'Toast with a button to undo.' },
  helpRequestWasReopened: { text: 'The request was reopened.', about: 'Toast after a request was opened.' },
  noHelpRequests: {
    text: 'No help requests yet',
    about: 'Stands in place of the list of requests for help.',
  },
  askTeacher: {
    text: 'Ask',
    about: 'Button beside the name of the teacher of a course: asks them something.',
  },
  askTeacherTitle: {
    text: 'Ask about this course',
    about:
      'Title of the window in which a student asks the teacher, or the college where the teacher has no account.',
  },
  yourQuestion: { text: 'Your question', about: 'Label of the field for a question to a teacher.' },
  questionSent: {
    text: 'Your question was sent to {name}. The answer comes under Help.',
    about: 'Toast after a student has asked their teacher.',
  },
  questionSentToCollege: {
    text: 'Your question was sent to the college. The answer comes under Help.',
    about: 'Toast after a student has asked about a course whose teacher has no account.',
  },
  questionTo: { text: 'To {name}', about: 'Under a request for help: the teacher who was asked.' },
  askAboutAttempt: {
    text: 'Ask about this attempt',
    about:
      'Button on an attempt that ended because contact was lost: asks the teacher, with the attempt attached.',
  },
  askedAboutAttempt: {
    text: 'You asked about this attempt {moment}.',
    about:
      'In place of the button “Ask about this attempt”. The moment is such as “today, 20:00”. A link follows.',
  },
  attemptQuestionAnswered: {
    text: 'Your question was answered.',
    about: 'In place of the button “Ask about this attempt”. A link follows.',
  },
  openedQuestion: { text: 'Your question', about: 'Heading over one question that the reader has asked.' },
  seeOwnQuestion: { text: 'See your question', about: 'Link to what a student has asked, under Help.' },
  attemptQuestion: {
    text: 'We lost contact during “{title}”, attempt {number}. Please look at my attempt.',
    about: 'What a student asks with one press after an exam broke off. They ask their teacher.',
  },
  leftAttemptQuestion: {
    text: 'My exam page was closed during “{title}”, attempt {number}. Please look at my attempt.',
    about: 'What a student asks with one press after the page of an exam was closed. They ask their teacher.',
  },
  questionsForYou: {
    text: 'Questions for you',
    about: 'Heading of the list of what students have asked a teacher, and the link to it.',
  },
  questionsForYouLead: {
    text: 'What students have asked you about their courses and exams.',
    about: 'Quiet line under the heading of the list of questions to a teacher.',
  },
  openQuestions: {
    text: '{count, plural, one {# open question} other {# open questions}} for you',
    about: 'Link on the page Help of a teacher whom students have asked something.',
  },
  noQuestionsForYou: {
    text: 'No questions for you',
    about: 'Stands in place of the list of questions to a teacher.',
  },
  attachedAttempt: {
    text: 'Open attempt',
    about: 'Link from a question to the attempt at an exam that it is about.',
  },
  ...historyMessages,
});

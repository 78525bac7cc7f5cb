import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('exams', {
  examNotOpenYet: {
    text: 'This exam isn’t open yet.',
    about: 'Shown when a student tries to begin an exam before it opens.',
  },
  examIsClosed: {
    text: 'This exam is closed.',
    about: 'Shown when a student tries to begin an exam after it has closed for good.',
  },
  examNotInLanguage: {
    text: 'This exam isn’t available in your language yet.',
    about:
      'Shown when a student tries to begin an exam whose questions are not all there in a language they read.',
  },
  examIsPassed: {
    text: 'You’ve already passed this exam.',
    about: 'Shown when a student tries to sit an exam again that they have passed.',
  },
  attemptsExceeded: {
    text: 'You cannot sit this exam as you have exceeded the allowed number of attempts. Please see your instructor to discuss further options.',
    about: 'Shown when a student tries to begin an exam and has used all attempts.',
  },
  examWaitsToBeMarked: {
    text: 'Your last attempt hasn’t been graded yet. If you didn’t pass, you can retake the exam afterwards.',
    about:
      'Shown when a student tries to sit an exam again while a person still has to mark their last attempt.',
  },
  examOnlineOnly: {
    text: 'Only eCharis groups can take exams in the app. Please take this exam online at {host}',
    about:
      'Shown in the companion app when a group may sit its exams on the website only. {host} is the address of the website.',
  },
  examOpenElsewhere: {
    text: 'This exam is already open in another tab or on another device. Continue there and keep that page open: closing it can end the attempt.',
    about: 'Shown when a student begins or goes on with an exam that they are sitting somewhere else.',
  },
  attemptIsOver: {
    text: 'This attempt has ended. The answers received before then are saved.',
    about: 'Shown when a page sends answers of an attempt at an exam that has ended.',
  },
  answersOnTheWay: {
    text: 'Not all of your answers have arrived yet. Please try again.',
    about: 'Shown when a student hands an exam in and some answers that were sent before are missing.',
  },
  attemptGoesOn: {
    text: 'This attempt is still in progress. You can grade it when it ends.',
    about: 'Shown when a user tries to give points for an exam that a student is still sitting.',
  },
  markOutOfRange: {
    text: 'Enter 0 to {max, plural, one {# point} other {# points}}, and a comment of up to 4,000 characters.',
    about: 'Shown when a user marks an answer with too many points or too long a comment.',
  },
  markReason: {
    text: 'This answer already has points: {points}. Explain briefly why you’re changing them.',
    about: 'Shown when a user changes points that an answer was given before, and does not say why.',
  },
  examTitle: {
    text: 'Enter a title of up to 200 characters, on one line.',
    about: 'Shown when the title of an exam is missing or too long.',
  },
  examInstructions: {
    text: 'Instructions can have up to 10,000 characters.',
    about: 'Shown when the instructions of an exam are too long.',
  },
  examPassMark: {
    text: 'The pass mark must be between 70 and 100%.',
    about: 'Shown when the pass mark of an exam is too low or too high.',
  },
  examAttempts: {
    text: 'Allow 1 to 20 attempts.',
    about: 'Shown when the number of attempts allowed at an exam is too small or too large.',
  },
  examLimit: {
    text: 'The time limit must be between 1 and 600 minutes.',
    about: 'Shown when the time limit of an exam is too short or too long.',
  },
  examPicks: {
    text: 'Choose 1 to 200 questions per category.',
    about: 'Shown when too few or too many questions of a category are to be picked for an exam.',
  },
  examDeadlineFirst: {
    text: 'The deadline must be after the exam opens.',
    about: 'Shown when the deadline of an exam is set before it opens.',
  },
  examClosesFirst: {
    text: 'The exam can’t close before its deadline.',
    about: 'Shown when an exam is set to close before its deadline.',
  },
  examReturnRange: {
    text: 'The return time can be up to 120 seconds.',
    about: 'Shown when students would be allowed to come back to an exam after too long.',
  },
  examGrantRange: {
    text: 'You can add up to 600 minutes and 20 attempts.',
    about: 'Shown when too much extra time or too many extra attempts at an exam are granted.',
  },
  accommodationRange: {
    text: 'You can give up to 300% extra time and 20 extra attempts.',
    about: 'Shown when an accommodation gives too much time or too many attempts.',
  },
  accommodationEmpty: {
    text: 'Choose extra time or extra attempts.',
    about: 'Shown when an accommodation that gives nothing is to be saved.',
  },
  examReason: {
    text: 'Give a reason of up to 1,000 characters.',
    about: 'Shown when something is granted or decided about an exam without a reason.',
  },
  examIsBegun: {
    text: 'Someone in this group has already started the exam.',
    about: 'Shown when a group is to be taken off an exam that some of it have sat.',
  },
  attemptNotLeft: {
    text: 'Only an abandoned attempt can be reinstated.',
    about: 'Shown when staff reinstate an attempt at an exam that was handed in.',
  },
  attemptFollowed: {
    text: 'The student has started another attempt since then.',
    about: 'Shown when staff bring back an attempt at an exam after which another one was begun.',
  },
  decidedAlready: {
    text: 'This has already been decided.',
    about: 'Shown when staff decide something about an attempt that a user has decided before.',
  },
  penaltyOutOfRange: {
    text: 'Deduct between 0 and 100 percentage points.',
    about: 'Shown when staff penalise an attempt at an exam by too much.',
  },
  questionWithoutWords: {
    text: 'A question needs text in each of its languages.',
    about: 'Shown when a question of an exam is saved without text.',
  },
  questionTooLong: {
    text: 'A question can have up to 10,000 characters.',
    about: 'Shown when the text of a question is too long.',
  },
  questionImageAlt: {
    text: 'Describe the image in up to 500 characters, in each language of the question.',
    about: 'Shown when a question has a picture that is not described for those who cannot see it.',
  },
  questionPoints: {
    text: 'A question is worth 1 to 100 points.',
    about: 'Shown when the points of a question are too few or too many.',
  },
  questionOptions: {
    text: 'Enter at least two different options.',
    about: 'Shown when a question with choices has too few of them, or empty ones.',
  },
  questionOptionsDiffer: {
    text: 'The options must match in every language.',
    about: 'Shown when the choices of a question are not the same in all its languages.',
  },
  questionKeyMissing: {
    text: 'Choose the right answer.',
    about: 'Shown when a question is saved without a right answer, or with one that cannot be chosen.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}

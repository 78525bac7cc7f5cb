/** What a student reads on the screens of an exam: before, during and after it. */
export const deskMessages = {
  assessmentsLead: {
    text: 'Exams and assignments',
    about: 'Line under the heading of a student’s list of exams.',
  },
  examsOpen: { text: 'Open now', about: 'Heading over the exams that a student may sit now.' },
  examsLater: { text: 'Opening later', about: 'Heading over the exams that will open on a later day.' },
  examsDone: { text: 'Done', about: 'Heading over the exams that a student has sat.' },
  examHowItGoes: { text: 'Instructions', about: 'Heading on the page of an exam before it is begun.' },
  examNotThere: {
    text: 'Exam not found',
    about: 'Heading where an exam does not exist or is none of the reader’s.',
  },
  examQuestions: {
    text: 'Questions',
    about: 'Term before the number of questions, and heading over all of them.',
  },
  examTime: { text: 'Time', about: 'Term before the minutes one has for an exam.' },
  noTimeLimit: {
    text: 'No limit',
    about: 'Stands behind “Time” where an exam may take as long as it takes.',
  },
  passMarkTerm: { text: 'Pass mark', about: 'Term before the percentage that is needed to pass.' },
  examBook: { text: 'Book', about: 'Term before whether books may be used in an exam.' },
  openBook: { text: 'Open book', about: 'Books may be used in this exam.' },
  closedBook: { text: 'Closed book', about: 'Books may not be used in this exam.' },
  examReviewTerm: {
    text: 'Correct answers',
    about: 'Term before when a student sees which answers of an exam were right.',
  },
  examReviewShown: {
    text: '{review, select, NEVER {Not shown} AT_ONCE {Shown as soon as your attempt is graded} BEFORE_DEADLINE {Shown once you can no longer retake the exam} other {Shown once you can no longer retake the exam and your group’s deadline has passed}}',
    about: 'When a student sees which answers of an exam were right. Keep the words in capitals as they are.',
  },
  ruleOfTime: {
    text: 'You have {minutes, plural, one {# minute} other {# minutes}} from the start. The clock doesn’t stop.',
    about: 'A rule on the page of an exam.',
  },
  timeLeftToGoOn: {
    text: '{minutes, plural, =0 {You have less than a minute left.} one {You have # minute left.} other {You have # minutes left.}} The clock starts as soon as you continue.',
    about:
      'In place of the rule of time, on the page of an exam with which a student may go on after it was reinstated.',
  },
  attemptReinstated: {
    text: 'Attempt {number} was reinstated. You can continue where you left off until {moment}.',
    about:
      'On the page of an exam, over the button that goes on with it. The moment is such as “Friday, 10:42”.',
  },
  ruleOfLeaving: {
    text: 'Leaving or reloading the page, or closing the browser, fails the attempt at once.',
    about: 'A rule on the page of an exam.',
  },
  ruleOfReturn: {
    text: 'Leaving or reloading the page, or closing the browser, fails the attempt unless you’re back on the same device within {seconds, plural, one {# second} other {# seconds}}.',
    about: 'A rule on the page of an exam whose group may come back.',
  },
  ruleOfNetwork: {
    text: 'If you lose connection, keep going on this page: your answers are saved on this device and sent when you’re back online.',
    about: 'A rule on the page of an exam.',
  },
  ruleOfSeventy: {
    text: 'A passing retake counts as 70%. After the deadline, an exam counts for at most 70%.',
    about: 'A rule on the page of an exam.',
  },
  startCounts: {
    text: 'Starting counts as an attempt. This will be attempt {number} of {allowed}.',
    about: 'Warning over the button that begins an exam.',
  },
  lateRetakeCounts: {
    text: 'The deadline has passed. You can still retake this exam, but it counts for at most 70%.',
    about: 'Stands over the button for another attempt when the deadline of an exam is over.',
  },
  startAsks: {
    text: 'Start attempt {number}?',
    about: 'Title of the question before an exam is begun, which costs an attempt.',
  },
  startCosts: {
    text: 'Once you start, the attempt counts, whatever happens. {left, plural, =0 {This is your last one.} one {You’ll have # more attempt after it.} other {You’ll have # more attempts after it.}}',
    about: 'Asked before an exam is begun: how many attempts remain after this one.',
  },
  startGivesUp: {
    text: 'After that, attempt {number} stays failed and can’t be reinstated.',
    about: 'Asked before another attempt is begun, of one that broke off or was left.',
  },
  startAttempt: { text: 'Start attempt {number}', about: 'Button that begins an exam.' },
  attemptMayReturn: {
    text: 'You left the exam page. Go back now: when this time runs out, the attempt fails.',
    about:
      'Stands over the time that is left, such as 0:42, and the button that goes on with an exam, where the group may come back to it.',
  },
  returnIsOver: {
    text: 'The time to return has run out, so the attempt failed.',
    about:
      'Shown where a student could go back to an exam until a moment ago, until the server has said so too.',
  },
  attemptOpenElsewhere: {
    text: 'Attempt {number} is open in another tab or on another device. Continue there and keep that page open: closing it can end the attempt. If that page is gone, reload this one in a minute: it then tells you what happens next.',
    about: 'Shown on the page of an exam that the student is sitting somewhere else.',
  },
  attemptLeftElsewhere: {
    text: 'You left the exam page. Go back to it on the same device within {seconds, plural, one {# second} other {# seconds}}, or the attempt fails.',
    about: 'Shown for a moment after a student has left an exam on another page or device.',
  },
  goOnWithExam: {
    text: 'Continue exam',
    about: 'Button that leads back to an exam that was begun a moment ago.',
  },
  attemptNumber: { text: 'Attempt {number}', about: 'Which of a student’s attempts at an exam this is.' },
  attemptWasVoided: {
    text: 'This attempt was voided and doesn’t count. Reason: {reason}',
    about: 'To the student, of an attempt that staff have voided. Their words stand for {reason}.',
  },
  attemptCountsForNothing: {
    text: 'This attempt was voided and doesn’t count.',
    about: 'To the student, of an attempt that staff have voided, where no reason is told.',
  },
  examEnding: {
    text: '{ending, select, LEFT_PAGE {The page was left} CLOSED_BROWSER {The browser was closed} CONNECTION_LOST {The connection was lost for too long} TIMED_OUT {Time ran out} other {Submitted}}',
    about: 'How an attempt at an exam has ended. Keep the words in capitals as they are.',
  },
  contactLost: {
    text: 'We lost contact at {time}. {count, plural, one {Your # answer is} other {Your # answers are}} safe.',
    about:
      'To the student, of an attempt whose page was not heard of for a while. The time is such as 10:42.',
  },
  accidentHandedIn: {
    text: 'Time ran out, and the attempt was submitted {moment} with {count, plural, one {# answer} other {# answers}}.',
    about: 'What happened to an attempt after contact was lost. The moment is such as “today, 11:20”.',
  },
  accidentEnded: {
    text: 'The attempt ended because the connection was lost for too long. The campus office can reinstate it, and you’d continue where you left off.',
    about: 'What happened to an attempt after contact was lost, and what can be done.',
  },
  accidentEnds: {
    text: 'If that page is gone, the attempt ends {moment}. The campus office can then reinstate it, and you’d continue where you left off.',
    about: 'What happens to an attempt whose page is not heard of. The moment is such as “today, 10:52”.',
  },
  attemptWasLeft: {
    text: 'This attempt ended {moment} because its page was closed or left. {count, plural, =0 {No answers had arrived.} one {Your # answer is safe.} other {Your # answers are safe.}} If your device failed, ask: the campus office is told and can reinstate the attempt.',
    about:
      'To a student whose attempt counts as left, over a button that asks about it. The moment is such as “today, 10:52”.',
  },
  accidentGoesOn: {
    text: 'If the exam is still open on your device, leave that page open: it goes on by itself once it’s back online, until {moment}.',
    about: 'Follows after how an attempt ended.',
  },
  examDidNotOpen: {
    text: 'The exam couldn’t be opened',
    about: 'Heading where an exam could not be begun.',
  },
  toTheExam: { text: 'Go to exam', about: 'Link back to the page of an exam.' },
  leaveExamWarning: {
    text: 'Warning: You will FAIL this attempt if you leave this page. Are you sure you want to leave?',
    about: 'Asked when a student is about to leave an exam.',
  },
  stayDuringExam: {
    text: 'Stay on this page. Leaving it or closing the browser ends this attempt. If you lose connection, keep going: your answers are saved on this device.',
    about: 'Stands beside the questions of an exam.',
  },
  signedOutDuringExam: {
    text: 'You’ve been signed out. <link>Log in again in a new tab</link>: your answers are safe on this device.',
    about: 'Stands over an exam when the session has ended. Keep the tags.',
  },
  notKeptOnDevice: {
    text: 'This browser can’t save answers on this device. Stay online until you submit.',
    about: 'Stands over an exam where the browser refuses to store anything.',
  },
  handingIn: {
    text: 'Submitting your exam. Keep this page open until it’s done.',
    about: 'Stands over an exam while it is sent.',
  },
  reviewAndSubmit: { text: 'Review and submit', about: 'Button that leads to the last step of an exam.' },
  timeLeft: { text: '<b>{time}</b> left', about: 'Clock over an exam, such as 31:48. Keep the tags.' },
  questionOf: { text: 'Question {number} of {of}', about: 'Over a question of an exam.' },
  oneAnswer: { text: 'One answer', about: 'What a question asks for: exactly one of the answers offered.' },
  severalAnswers: {
    text: 'One or more answers',
    about: 'What a question asks for: any number of the answers offered.',
  },
  trueOrFalse: { text: 'True or false', about: 'What a question asks for.' },
  matchEach: { text: 'Match each', about: 'What a question asks for: something that belongs to each line.' },
  fillIn: { text: 'Fill in', about: 'What a question asks for: a word or a number.' },
  essay: { text: 'Essay', about: 'What a question asks for: a text of one’s own.' },
  pointsCount: {
    text: '{points, plural, one {# point} other {# points}}',
    about: 'What a question is worth.',
  },
  flagQuestion: { text: 'Flag', about: 'Button that marks a question to come back to.' },
  flaggedQuestion: { text: 'Flagged', about: 'Such a question was marked to come back to.' },
  keysOfQuestion: {
    text: 'Press <key>A</key>–<key>{last}</key> to answer, <key>→</key> for the next',
    about: 'Hint under a question: keys of the keyboard. Keep the tags.',
  },
  answerTrue: { text: 'True', about: 'An answer to a question.' },
  answerFalse: { text: 'False', about: 'An answer to a question.' },
  yourAnswer: { text: 'Your answer', about: 'Label of what a student has answered or answers now.' },
  answeredOf: { text: '{answered} of {of} answered', about: 'How many questions of an exam are answered.' },
  answeredQuestion: { text: 'Answered', about: 'State of a question.' },
  partlyAnswered: {
    text: 'Partly answered',
    about: 'State of a question that asks for more than was answered so far.',
  },
  openQuestion: { text: 'Unanswered', about: 'State of a question that is not answered yet.' },
  reviewYourAnswers: { text: 'Review your answers', about: 'Heading of the last step of an exam.' },
  backToQuestions: { text: 'Back to the questions', about: 'Button in the last step of an exam.' },
  submitTheExam: {
    text: 'Submit exam',
    about: 'Button that hands an exam in, and title of the question before it.',
  },
  stillOpen: {
    text: 'Unanswered questions: {open}.{partly, select, 0 {} other { Partly answered: {partly}.}} You can’t change your answers after you submit.',
    about: 'Asked before an exam is handed in.',
  },
  resultHandedIn: { text: 'Exam result · submitted {when}', about: 'Line under the heading of a result.' },
  resultEndedOn: {
    text: 'Exam result · ended {when}',
    about: 'Line under the heading of the result of an attempt that was left, not handed in.',
  },
  sitAgain: { text: 'Retake exam', about: 'Button on the result of an exam that was failed.' },
  gradeOfAttempt: { text: 'grade of this attempt', about: 'Under the large number of a result.' },
  pointsEarned: {
    text: 'You earned {points} of {outOf, plural, one {# point} other {# points}}, a raw score of {raw}.',
    about: 'Sentence on a result.',
  },
  passMarkAt: { text: 'Pass mark {mark}', about: 'Under a mark on a line from 0 to 100.' },
  rawAt: {
    text: 'Raw {raw}',
    about: 'Under a mark on a line from 0 to 100: the score before it was lowered.',
  },
  waitsNote: {
    text: 'Part of this exam is graded by hand. Your grade appears here once that’s done.',
    about: 'Stands on a result that has no grade yet.',
  },
  stepRaw: { text: 'Raw score', about: 'A step of how a grade was computed.' },
  pointsOf: {
    text: '{points} of {outOf, plural, one {# point} other {# points}}',
    about: 'How many points were earned.',
  },
  stepRegraded: {
    text: 'A question was corrected and your answers were regraded',
    about: 'A step of how a grade was computed.',
  },
  stepLeftNote: {
    text: '{ending, select, CONNECTION_LOST {The connection was lost for too long, so the attempt counts as failed} LEFT_PAGE {Leaving the exam page fails the attempt} CLOSED_BROWSER {Closing or reloading the exam page fails the attempt} other {The attempt counts as failed}}',
    about:
      'Explains a step of how a grade was computed: why an attempt counts as 0. Keep the words in capitals as they are.',
  },
  stepPenalty: { text: 'Deduction by your instructor', about: 'A step of how a grade was computed.' },
  stepRetakeNote: {
    text: 'A passing retake counts as 70%',
    about: 'Explains a step of how a grade was computed.',
  },
  stepLate: { text: 'After the deadline', about: 'A step of how a grade was computed.' },
  stepLateNote: {
    text: 'Submitted {ended}, deadline {deadline}: at most 70%',
    about: 'Explains a step of how a grade was computed.',
  },
  stepInTime: { text: 'Deadline met', about: 'A step of how a grade was computed.' },
  stepInTimeNote: {
    text: 'Submitted {ended}, deadline {deadline}',
    about: 'Explains a step of how a grade was computed.',
  },
  stepInTimeByExtraNote: {
    text: 'Submitted {ended}, deadline with the time you were given {deadline}',
    about: 'Explains a step of how a grade was computed, where a student had extra time beyond the deadline.',
  },
  noChange: { text: 'no change', about: 'Stands where a step of a computation changed nothing.' },
  stepCounts: { text: 'Counts as', about: 'The last step of how a grade was computed.' },
  stepCountsNote: {
    text: '{passed, select, true {At or above the pass mark of {mark}: passed} other {Below the pass mark of {mark}: failed}}',
    about: 'Explains the last step of how a grade was computed.',
  },
  byTopic: { text: 'By topic', about: 'Heading over what was known of each topic of an exam.' },
  receipt: { text: 'Receipt', about: 'Heading over a number that stands for what was handed in.' },
  receiptNote: {
    text: 'This number identifies exactly the answers you submitted.',
    about: 'Explains the receipt of an exam.',
  },
  reviewLater: {
    text: 'Correct answers: {review, select, NEVER {not shown for this exam.} AT_ONCE {shown here as soon as your attempt is graded.} BEFORE_DEADLINE {shown here once you can no longer retake the exam.} other {shown here once you can no longer retake the exam and your group’s deadline has passed.}}',
    about: 'Stands on a result whose answers are not shown yet.',
  },
  yourAnswers: { text: 'Your answers', about: 'Heading over all answers of an exam.' },
  answerComment: {
    text: 'Comment',
    about: 'Label of what the user who marked an answer wrote to the student.',
  },
  rightAnswer: { text: 'Correct answer', about: 'Label of what would have been right.' },
  notAnswered: { text: 'Not answered', about: 'Stands where a question was left out.' },
  verdictRight: { text: 'Correct', about: 'Beside an answer.' },
  verdictPartly: { text: 'Partly correct', about: 'Beside an answer that earned some of its points.' },
  verdictWrong: { text: 'Incorrect', about: 'Beside an answer.' },
  verdictWaiting: { text: 'Awaiting grade', about: 'Beside an answer that a teacher still has to grade.' },
} as const;

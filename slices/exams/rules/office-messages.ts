import { groupScheduleMessages } from './group-schedule-messages.ts';
import { imageMessages } from './image-messages.ts';
import { previewMessages } from './preview-messages.ts';
import { regradeMessages } from './regrade-messages.ts';

/** What is said about exams on the screens of those who write them. */
export const officeMessages = {
  ...groupScheduleMessages,
  ...imageMessages,
  ...previewMessages,
  noExamsSat: { text: 'No exams taken yet', about: 'In place of the list of the exams a student has taken.' },
  courseExams: { text: 'Exams', about: 'Name of the tab with the exams of a course, for staff.' },
  newExam: { text: 'New exam', about: 'Button and heading of the window that makes an exam.' },
  noExamsYet: { text: 'This course has no exams yet.', about: 'Shown in place of the exams of a course.' },
  examNotFound: { text: 'Exam not found', about: 'Heading where an exam was asked for.' },
  toCourseOfExam: { text: 'Back to course', about: 'Link from an exam to its course.' },
  examQuestionCount: {
    text: '{count, plural, one {# question} other {# questions}}',
    about: 'Mark of an exam in the list of a course.',
  },
  examMinutesCount: {
    text: '{count, plural, one {# minute} other {# minutes}}',
    about: 'Mark of an exam in the list of a course: its time limit.',
  },
  examGroupsCount: {
    text: '{count, plural, =0 {Not scheduled yet} one {# group} other {# groups}}',
    about: 'Mark of an exam in the list of a course.',
  },
  examWholeIn: {
    text: 'Complete in: {languages}',
    about: 'Mark of an exam: the languages in which every question is written.',
  },
  examWholeInNone: {
    text: 'Complete in no language yet',
    about: 'Mark of an exam that nobody can sit, because in each language a question is missing.',
  },
  questionsOfExam: { text: 'Questions', about: 'Name of a tab of an exam.' },
  examSettings: { text: 'Settings', about: 'Name of a tab of an exam: how it is sat.' },
  examGroupsTab: { text: 'Groups', about: 'Name of a tab of an exam: which groups sit it, and when.' },
  noGroupTaught: {
    text: 'No group of yours takes this course.',
    about: 'Shown in place of the groups that could sit an exam.',
  },
  examNotScheduled: { text: 'Not scheduled', about: 'Mark of a group beside an exam.' },
  scheduleExam: { text: 'Schedule', about: 'Button: when a group sits an exam.' },
  changeExamTimes: { text: 'Edit schedule', about: 'Entry of a menu: when a group sits an exam.' },
  unscheduleExam: { text: 'Remove group', about: 'Entry of a menu: a group no longer sits an exam.' },
  examScheduled: { text: 'The schedule was saved.', about: 'Told after the times of an exam were set.' },
  examUnscheduled: {
    text: 'The group no longer takes this exam.',
    about: 'Told after a group was taken off an exam; it can be undone.',
  },
  examOpensAt: { text: 'Opens', about: 'Label: when an exam opens for a group.' },
  examDeadlineAt: { text: 'Deadline', about: 'Label: until when an exam is to be handed in.' },
  examClosesAt: { text: 'Closes', about: 'Label: after it nobody can begin an exam.' },
  examReturnField: {
    text: 'Can return within',
    about: 'Label of a field with seconds: within them a student who has left an exam may come back to it.',
  },
  examReturnHelp: {
    text: '0: leaving or reloading the page, or closing the browser, fails the attempt at once. At most 120. Students see this before they start. Losing connection doesn’t count as leaving.',
    about: 'Help under the field with the seconds within which a student may come back to an exam.',
  },
  examSeconds: { text: 'seconds', about: 'Unit behind a number field.' },
  examClosesAtField: {
    text: 'Closes (leave empty to keep it open)',
    about: 'Label of a field: after it nobody can begin an exam.',
  },
  examTimesOfCampus: {
    text: 'All times are in {campus} time, {zone}.',
    about: 'Note in the window for the times of an exam.',
  },
  examLatePolicy: {
    text: 'Exams submitted after the deadline are late and earn at most 70%.',
    about: 'Note in the window for the times of an exam.',
  },
  grantToStudent: {
    text: 'Grant time or attempts',
    about: 'Entry of a menu and heading of a window: more for one student.',
  },
  examGranted: {
    text: 'Extra time or attempts granted.',
    about: 'Told after a student was granted time or attempts.',
  },
  examGrantMeans: {
    text: 'Extra time extends the time limit, the deadline and the closing time, even for an attempt in progress.',
    about: 'Note in the window that grants a student more time.',
  },
  examGrantLine: {
    text: '{name}: {minutes, plural, =0 {} one {# extra minute} other {# extra minutes}}{attempts, plural, =0 {} one { # extra attempt} other { # extra attempts}} ({reason})',
    about: 'What a student was granted in an exam, and why.',
  },
  grantedStudent: { text: 'Student', about: 'Label of a field.' },
  extraMinutesField: { text: 'More time', about: 'Label of a field, in minutes.' },
  extraAttemptsField: { text: 'More attempts', about: 'Label of a field.' },
  ownDeadlineField: {
    text: 'Individual deadline (optional)',
    about: 'Label of a field: in place of the deadline of the group.',
  },
  decisionReasonField: { text: 'Reason', about: 'Label of a field: why something was decided.' },
  examLanguage: { text: 'Language', about: 'Label of a drop-down: the language an exam is written in.' },
  newQuestion: { text: 'New question', about: 'Button and heading of the window that makes a question.' },
  editQuestion: { text: 'Edit question', about: 'Entry of a menu and heading of a window.' },
  importQuestions: { text: 'Import questions', about: 'Entry of a menu and heading of a window.' },
  examDeeds: {
    text: 'Actions for {title}',
    about: 'Name of the button that opens the menu of an exam.',
  },
  takeOutExam: { text: 'Remove from course', about: 'Entry of a menu: nobody can begin the exam then.' },
  takeOutExamNamed: {
    text: 'Remove {title} from the course?',
    about: 'Heading of the window that asks before an exam is taken out.',
  },
  takeOutExamHelp: {
    text: 'Nobody can start the exam after that. Attempts and grades so far are kept.',
    about: 'Says what happens when an exam is taken out. Under it stands what depends on it.',
  },
  examScheduledCounted: {
    text: '{count, plural, one {Scheduled for # group} other {Scheduled for # groups}}',
    about: 'Line under the question before an exam is taken out.',
  },
  examTakenOut: {
    text: 'The exam was removed from the course.',
    about: 'Told after an exam was taken out; it can be undone.',
  },
  examSaved: { text: 'The exam was saved.', about: 'Told after an exam was saved.' },
  examTitleField: { text: 'Title', about: 'Label of a field of an exam.' },
  examInstructionsField: { text: 'Instructions', about: 'Label of a field of an exam.' },
  examPassMarkField: { text: 'Pass mark', about: 'Label of a field of an exam, in percent.' },
  examAttemptsField: { text: 'Allowed attempts', about: 'Label of a field of an exam.' },
  examAttemptsHelp: {
    text: 'Leave empty to use the college’s default.',
    about: 'Help under the field for the attempts allowed at an exam.',
  },
  examLimitField: { text: 'Time limit', about: 'Label of a field of an exam.' },
  examLimitHelp: { text: 'Leave empty for no limit.', about: 'Help under the field for the time limit.' },
  examMinutes: { text: 'minutes', about: 'Unit behind the field for the time limit of an exam.' },
  examOpenBook: { text: 'Open book', about: 'Checkbox: students may look things up during the exam.' },
  examShuffles: {
    text: 'Shuffle questions and answers for each student',
    about: 'Checkbox of an exam.',
  },
  examReviewField: {
    text: 'Students see the correct answers',
    about: 'Label of a drop-down of an exam.',
  },
  examReviewHelp: {
    text: 'Students who see the answers before the deadline can pass them on to others who haven’t taken the exam yet. Students see this rule before they start.',
    about: 'Help under the drop-down that says when students see which answers were right.',
  },
  reviewNever: { text: 'Never', about: 'When students see which answers were right.' },
  reviewAfterLast: {
    text: 'Once they can no longer retake it and their group’s deadline has passed',
    about: 'When students see which answers were right.',
  },
  reviewBeforeDeadline: {
    text: 'Once they can no longer retake it, even before the deadline',
    about: 'When students see which answers were right.',
  },
  reviewAtOnce: {
    text: 'Right away, even while others are still taking it',
    about: 'When students see which answers were right.',
  },
  examPicksLegend: {
    text: 'Random questions from each category',
    about: 'Heading over fields of an exam, one for each category of questions.',
  },
  examPickHelp: {
    text: '{count, plural, one {Leave empty to ask it.} other {Leave empty to ask all #.}}',
    about: 'Help under the field for the number of questions asked of a category.',
  },
  noQuestionsYet: { text: 'This exam has no questions yet.', about: 'Shown in place of the questions.' },
  noQuestionsYetHint: {
    text: 'Write the first one, or import a list.',
    about: 'Hint where an exam has no questions.',
  },
  questionPointsCount: {
    text: '{count, plural, one {# point} other {# points}}',
    about: 'Mark of a question: what it is worth.',
  },
  questionNotIn: { text: 'Not in {language} yet', about: 'Mark of a question without words in a language.' },
  moveQuestionUp: { text: 'Move question {number} up', about: 'Name of a button.' },
  moveQuestionDown: { text: 'Move question {number} down', about: 'Name of a button.' },
  questionDeeds: {
    text: 'Actions for question {number}',
    about: 'Name of the button that opens the menu of a question.',
  },
  retireQuestion: { text: 'Retire question', about: 'Entry of the menu of a question.' },
  questionRetired: {
    text: 'The question was retired.',
    about: 'Told after a question was taken out of an exam; it can be undone.',
  },
  questionIsBack: { text: 'The question was restored.', about: 'Told after a question was brought back.' },
  questionsReordered: { text: 'The questions were moved.', about: 'Told after questions were moved.' },
  questionSaved: { text: 'The question was saved.', about: 'Told after a question was saved.' },
  questionVersionNote: {
    text: 'This is version {version}. Attempts already started keep it; your changes apply to new attempts.',
    about: 'Note in the window of a question that exists.',
  },
  questionKindField: { text: 'Kind', about: 'Label of a drop-down: what kind of question it is.' },
  kindSingleChoice: { text: 'Single choice', about: 'A kind of question.' },
  kindMultipleChoice: { text: 'Multiple choice', about: 'A kind of question: several answers are right.' },
  kindTrueFalse: { text: 'True or false', about: 'A kind of question.' },
  kindMatching: { text: 'Matching', about: 'A kind of question: what belongs together?' },
  kindFillIn: { text: 'Fill in', about: 'A kind of question: a word is missing.' },
  kindEssay: { text: 'Essay', about: 'A kind of question that a person marks.' },
  questionWordsField: { text: 'Question', about: 'Label of a field.' },
  questionPointsField: { text: 'Points', about: 'Label of a field of a question.' },
  questionCategoryField: { text: 'Category', about: 'Label of a field of a question.' },
  questionCategoryHelp: {
    text: 'An exam can pick random questions from each category.',
    about: 'Help under the field for the category of a question.',
  },
  questionExplanationField: { text: 'Explanation', about: 'Label of a field of a question.' },
  questionExplanationHelp: {
    text: 'Shown to students with the right answer.',
    about: 'Help under the field for the explanation of a question.',
  },
  questionAnswersLegend: { text: 'Answer', about: 'Heading over what can be answered to a question.' },
  markTheRightOne: { text: 'Mark the correct answer.', about: 'Hint over the choices of a question.' },
  markTheRightOnes: { text: 'Mark all correct answers.', about: 'Hint over the choices of a question.' },
  answerNumber: { text: 'Answer {number}', about: 'Label of a field.' },
  answerIsRight: { text: 'Answer {number} is correct', about: 'Name of a mark beside a choice.' },
  removeAnswer: { text: 'Remove answer {number}', about: 'Name of a button.' },
  addAnswer: { text: 'Add an answer', about: 'Button under the choices of a question.' },
  pairsHelp: {
    text: 'Leave the left side empty for an answer that matches nothing.',
    about: 'Hint over the pairs of a matching question.',
  },
  pairLeft: { text: 'Left side {number}', about: 'Label of a field of a matching question.' },
  pairRight: { text: 'Match for {number}', about: 'Label of a field: what belongs to a left side.' },
  removePair: { text: 'Remove pair {number}', about: 'Name of a button.' },
  addPair: { text: 'Add a pair', about: 'Button under the pairs of a matching question.' },
  acceptedAnswersField: { text: 'Accepted answers', about: 'Label of a field of a question to fill in.' },
  acceptedAnswersHelp: {
    text: 'One per line. Capitals, accents and the spelling of Bible references don’t matter.',
    about: 'Help under the field for the accepted answers of a question.',
  },
  importField: { text: 'Questions', about: 'Label of the field to paste questions into.' },
  importHelp: {
    text: 'A question, then each answer on its own line with * before the correct ones, then an empty line. Tables with the columns question, right, wrong, points, category and explanation also work, and so does GIFT.',
    about: 'Help under the field to paste questions into. The names of the columns stay English.',
  },
  importQuestionsFile: {
    text: 'Or choose a file (text, CSV, GIFT)',
    about: 'Label of a place to drop a file.',
  },
  importFound: {
    text: '{count, plural, one {# question can be added} other {# questions can be added}}{bad, plural, =0 {.} one {; # can’t be read.} other {; # can’t be read.}}',
    about: 'Over the preview of what was pasted.',
  },
  importedLine: { text: 'Line {line}', about: 'Before a question of the preview: where it begins.' },
  addQuestions: {
    text: '{count, plural, =0 {Add questions} one {Add # question} other {Add # questions}}',
    about: 'Button of the window that imports questions.',
  },
  questionsAdded: {
    text: '{count, plural, one {# question was added.} other {# questions were added.}}',
    about: 'Told after questions were imported.',
  },
  giftWithoutAnswer: { text: 'No answers in braces', about: 'Why a pasted question cannot be read.' },
  giftUnclosed: { text: 'A brace isn’t closed', about: 'Why a pasted question cannot be read.' },
  giftNumberUnknown: {
    text: 'Numerical questions aren’t supported',
    about: 'Why a pasted question cannot be read.',
  },
  giftNoRightAnswer: {
    text: 'No answer is marked as correct',
    about: 'Why a pasted question cannot be read.',
  },
  importWithoutQuestion: { text: 'The question is missing', about: 'Why a line of a table cannot be read.' },
  importPoints: {
    text: 'Points are whole numbers from 1 to 100',
    about: 'Why a line of a table cannot be read.',
  },
  statisticsOfExam: { text: 'Statistics', about: 'Tab of an exam: how its questions went.' },
  noStatisticsYet: { text: 'No attempt has been graded yet.', about: 'Shown in place of the statistics.' },
  noStatisticsYetHint: {
    text: 'Question difficulty appears once students have taken the exam.',
    about: 'Under a heading that says that there are no statistics yet.',
  },
  statisticsCount: {
    text: '{count, plural, one {# attempt} other {# attempts}}',
    about: 'Beside a question: in how many attempts it was asked.',
  },
  statisticsDifficulty: {
    text: '{share} of the points earned',
    about: 'Beside a question. A percentage stands for {share}.',
  },
  statisticsDiscrimination: {
    text: 'Discrimination: {value}',
    about: 'Beside a question: its discrimination, a number between -1 and 1.',
  },
  statisticsWeak: {
    text: 'Weak discrimination: {value}',
    about: 'Beside a question whose discrimination is low and which deserves a look.',
  },
  ...regradeMessages,
};

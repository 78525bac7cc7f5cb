import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('attendance', {
  schemaNameInvalid: {
    text: 'Enter a name of up to 80 characters, on one line.',
    about: 'Shown when the name of an attendance schema is missing or too long.',
  },
  schemaNameTaken: {
    text: 'A schema with this name already exists.',
    about: 'Shown when an attendance schema is given the name of another one.',
  },
  schemaInUse: {
    text: 'Groups use this schema. Give them another one first.',
    about: 'Shown when a user tries to delete an attendance schema that is in use.',
  },
  lowPercentInvalid: {
    text: 'Enter a percentage from 1 to 100, or leave it empty.',
    about: 'Shown when the limit below which attendance is low is no such number.',
  },
  minutesLateInvalid: {
    text: 'Enter the minutes as a whole number from 0 to 600.',
    about: 'Shown when the minutes after which a late student counts as absent are no such number.',
  },
  graceInvalid: {
    text: 'Enter a whole number from 0 to 200.',
    about: 'Shown when the number of absences or lates that a term forgives is no such number.',
  },
  deductionInvalid: {
    text: 'Enter a percentage from 0 to 100, with up to two decimals.',
    about: 'Shown when what an absence or a late costs is no such number.',
  },
  termNameInvalid: {
    text: 'Give every term a name of up to 80 characters.',
    about: 'Shown when a term of an attendance schema has no name or too long a one.',
  },
  termDaysInvalid: {
    text: 'A term can’t end before it begins.',
    about: 'Shown when the last day of a term is before its first.',
  },
  termsOverlap: {
    text: 'Terms can’t overlap. Check their first and last days.',
    about: 'Shown when two terms of an attendance schema share a day.',
  },
  termIsOver: {
    text: 'A term that is over keeps its days.',
    about: 'Shown when a user tries to move or remove a term that has ended.',
  },
  schemaOfPastTerm: {
    text: 'Terms that are over keep the schema they had. Choose a later first day.',
    about: 'Shown when a user lets another attendance schema count from a day within a term that has ended.',
  },
  tooManyTerms: { text: 'A schema can have up to 60 terms.', about: 'Shown when there are more terms.' },
  leaveTypeInvalid: {
    text: 'Give every type of leave an English name of up to 60 characters.',
    about: 'Shown when a type of leave has no English name or too long a name.',
  },
  tooManyLeaveTypes: {
    text: 'A schema can have up to 20 types of leave.',
    about: 'Shown when there are more types of leave.',
  },
  meetingTimeInvalid: {
    text: 'Enter a time such as 09:30.',
    about: 'Shown when the time at which a class begins or ends is missing or no time.',
  },
  meetingEndsFirst: {
    text: 'The end must be after the start.',
    about: 'Shown when a class would end before it begins.',
  },
  meetingDaysInvalid: {
    text: 'The last day must follow the first by no more than 400 days.',
    about: 'Shown when the last day of a weekly meeting is before its first, or much later.',
  },
  weekdaysMissing: {
    text: 'Choose at least one day of the week.',
    about: 'Shown when a weekly meeting of a class has no weekday.',
  },
  roomTooLong: {
    text: 'A room can have up to {max} characters, on one line.',
    about: 'Shown when the room of a class is written too long.',
  },
  cancelReasonTooLong: {
    text: 'The reason can have up to {max} characters, on one line.',
    about: 'Shown when the reason for cancelling a class session is too long.',
  },
  courseOfAnotherGroup: {
    text: 'Choose a course that this group is taught.',
    about: 'Shown when a class is to meet for a course that its group does not have.',
  },
  sessionHasRoll: {
    text: 'The roll of this session was taken, so it can’t be moved or cancelled.',
    about: 'Shown when a user tries to move or cancel a class session for which attendance was noted.',
  },
  rollTooEarly: {
    text: 'The roll opens an hour before the class begins.',
    about: 'Shown when a user tries to take the roll of a class session that is days ahead.',
  },
  rollOfCancelled: {
    text: 'This session was cancelled, so it has no roll.',
    about: 'Shown when a user tries to take the roll of a cancelled class session.',
  },
  rollReasonMissing: {
    text: 'Say why you change this: the class was more than {days} days ago.',
    about: 'Shown when an old attendance mark is changed without a reason.',
  },
  rollReasonTooLong: {
    text: 'The reason can have up to {max} characters.',
    about: 'Shown when the reason for changing an attendance mark is too long.',
  },
  minutesLateNotWhole: {
    text: 'Enter the minutes as a whole number from 1 to {max}, the length of the class.',
    about: 'Shown when the minutes by which a student came late are no such number.',
  },
  minutesOfNobodyLate: {
    text: 'Only a late arrival has minutes.',
    about: 'Shown when minutes are noted for a student who did not come late.',
  },
  markOfOneself: {
    text: 'You can’t mark your own attendance.',
    about: 'Shown when a user who takes a roll tries to mark themselves.',
  },
  checkInAfterClass: {
    text: 'This class is over, so nobody can check in any more.',
    about: 'Shown when a teacher starts the check-in of a class session that has ended.',
  },
  checkInCodeIncomplete: {
    text: 'Enter the six digits on the wall.',
    about: 'Shown when a student who checks in to a class enters something that is no code.',
  },
  checkInCodeWrong: {
    text: 'That code isn’t on the wall now. Enter the one you see there.',
    about: 'Shown when a student who checks in to a class enters a wrong code, or one that has expired.',
  },
  checkInNotOpen: {
    text: 'None of your classes has a check-in running now.',
    about: 'Shown when a student enters a code while no teacher lets them check in.',
  },
  termUnknown: {
    text: 'Choose a term that isn’t over.',
    about: 'Shown when new parameters are to count from a term that has ended or is not there.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}

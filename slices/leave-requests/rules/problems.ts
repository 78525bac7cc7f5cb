import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('leave-requests', {
  leaveDatesReversed: {
    text: 'The last day can’t be before the first.',
    about: 'Shown when a student asks for leave with the days the wrong way round.',
  },
  leaveTooLong: {
    text: 'A leave can last up to one year.',
    about: 'Shown when a student asks for leave of more than a year.',
  },
  leaveTooLongAgo: {
    text: 'A leave can’t begin more than 30 days ago.',
    about: 'Shown when a student asks for leave for days that are long past.',
  },
  leaveReasonMissing: {
    text: 'Say why you need leave.',
    about: 'Shown when a student asks for leave without a reason.',
  },
  leaveReasonTooLong: {
    text: 'The reason can have up to {max} characters.',
    about: 'Shown when the reason for a leave is too long.',
  },
  leaveNotesTooLong: {
    text: 'Notes can have up to {max} characters.',
    about: 'Shown when what a student adds to a leave request is too long.',
  },
  leaveCommentsTooLong: {
    text: 'A note can have up to {max} characters.',
    about: 'Shown when the note of the staff to a student about their leave is too long.',
  },
  leaveTypeUnknown: {
    text: 'Choose a type that your group offers.',
    about: 'Shown when a type of leave is not offered to the group any more.',
  },
  leaveOverlaps: {
    text: 'These days overlap your request for {days} ({status, select, PENDING {pending} APPROVED {approved} other {acknowledged}}).',
    about:
      'Shown when a student asks for leave on days for which they have asked already. days are those of the other request, such as “19–20 November 2026”; the status says what became of it.',
  },
  leaveIsDecided: {
    text: 'This request has been decided, so it can’t be changed any more.',
    about: 'Shown when a student changes or withdraws a leave request that staff have decided.',
  },
  leaveIsWithdrawn: {
    text: 'This request was withdrawn.',
    about: 'Shown when a user changes or decides a leave request that the student has withdrawn.',
  },
  tooManyLeaveRequests: {
    text: 'Decide up to {max} requests at once.',
    about: 'Shown when staff decide very many leave requests at once.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}

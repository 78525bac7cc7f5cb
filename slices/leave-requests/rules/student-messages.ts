import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What students read about their own requests. */
export const studentMessages = {
  leaveRequests: {
    text: 'Leave requests',
    about: 'Name of a tab and of a list: what students have asked for to be away from classes.',
  },
  requestLeave: { text: 'Request leave', about: 'Button and title of a window: a student asks to be away.' },
  changeLeaveRequest: {
    text: 'Edit request',
    about: 'Title of a window in which a student changes a leave request.',
  },
  leaveGroup: { text: 'Group', about: 'Field: with which group a student asks for leave.' },
  leaveDays: { text: 'Days', about: 'Over two fields and head of a column: from which day to which.' },
  leaveType: { text: 'Type', about: 'Field and head of a column: such as illness or family.' },
  leaveReason: { text: 'Reason', about: 'Field and heading: why a student needs leave.' },
  leaveNotes: { text: 'Notes', about: 'Field, may stay empty: what else a student says about a leave.' },
  leaveNotesHelp: {
    text: 'Anything else the college should know. Optional.',
    about: 'Under the field for notes on a leave request.',
  },
  sendLeaveRequest: { text: 'Send request', about: 'Button that sends a leave request.' },
  leaveRequestSent: { text: 'Your request was sent.', about: 'Toast after a student has asked for leave.' },
  leaveRequestChanged: {
    text: 'Your request was saved.',
    about: 'Toast after a student changed a leave request.',
  },
  withdrawLeaveRequest: { text: 'Withdraw', about: 'Item of a menu: a student takes a leave request back.' },
  leaveRequestWithdrawn: {
    text: 'Your request was withdrawn.',
    about: 'Toast with a button to undo.',
  },
  leaveRequestRestored: {
    text: 'Your request is pending again.',
    about: 'Toast after a withdrawal was undone.',
  },
  leaveStatus: { text: 'Status', about: 'Head of a column and filter: what became of a leave request.' },
  leavePending: { text: 'Pending', about: 'Status of a leave request that nobody has decided, and a tab.' },
  leaveApproved: { text: 'Approved', about: 'Status of a leave request whose days are excused, and a tab.' },
  leaveAcknowledged: {
    text: 'Acknowledged',
    about: 'Status of a leave request that was noted but does not excuse, and a tab.',
  },
  leaveWithdrawn: {
    text: 'Withdrawn',
    about: 'Status of a leave request that the student took back, and a tab.',
  },
  leaveApprovedMeans: {
    text: 'Classes you miss on these days are excused.',
    about: 'Under a leave request that was approved.',
  },
  leaveAcknowledgedMeans: {
    text: 'Noted, but classes you miss on these days count as absent.',
    about: 'Under a leave request that was acknowledged.',
  },
  leaveClasses: {
    text: '{count, plural, =0 {No classes} one {# class} other {# classes}}',
    about: 'How many classes fall on the days of a leave. Under the days.',
  },
  leaveAskedAt: { text: 'Asked {moment}', about: 'When leave was asked for, such as “Asked today 07:31”.' },
  leaveDecidedBy: {
    text: '{name}, {moment}',
    about: 'Who decided a leave request and when, beside the word “Decided by”.',
  },
  leaveDecidedByLabel: { text: 'Decided by', about: 'Beside a name and a moment.' },
  leaveComment: { text: 'Note from the college', about: 'Over what the staff wrote about a leave request.' },
  leaveRequestsCounted: {
    text: '{count, plural, one {# leave request} other {# leave requests}}',
    about: 'How many a list has.',
  },
  noOwnLeaveRequests: {
    text: 'No leave requests yet',
    about: 'Stands in place of what a student has asked for.',
  },
  noOwnLeaveRequestsHelp: {
    text: 'Ask here when you will be away, or were away in the last 30 days.',
    about: 'Under “No leave requests yet”.',
  },
  noLeaveGroups: {
    text: 'Your group doesn’t take leave requests here. Ask your college.',
    about: 'In place of the button to request leave, where a group has no types of leave.',
  },
} as const satisfies Record<string, MessageSource>;

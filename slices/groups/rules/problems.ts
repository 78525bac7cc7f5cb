import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('groups', {
  groupNameInvalid: {
    text: 'Enter a name of up to 120 characters, on one line.',
    about: 'Shown when the name of a group is missing, too long or has a line break.',
  },
  intakeInvalid: {
    text: 'An intake can have up to 40 characters, on one line.',
    about: 'Shown when the intake of a group, such as 2026/27, is too long or has a line break.',
  },
  studyYearUnknown: {
    text: 'Choose a year from the list.',
    about: 'Shown when a group is given a year of study that the college does not teach.',
  },
  groupSearchTooLong: {
    text: 'Search for up to {max} characters.',
    about: 'Shown when a user searches the list of groups for a text that is far too long.',
  },
  groupCampusFixed: {
    text: 'A group that has had members can’t change campus.',
    about: 'Shown when a user tries to move a group to another campus although people have been in it.',
  },
  groupIsArchived: {
    text: 'This group is archived. Restore it before you add members.',
    about: 'Shown when a user tries to put a person into an archived group.',
  },
  memberThereAlready: {
    text: 'Already in that group. Choose another group, or end the membership in this one.',
    about: 'Shown when a user tries to move a person to a group that the person is in already.',
  },
  memberOfAnotherCampus: {
    text: 'This person isn’t at this group’s campus.',
    about: 'Shown when a user tries to put a person of another campus into a group.',
  },
  lastDayBeforeFirst: {
    text: 'The last day can’t be before the first day.',
    about: 'Shown when a user would leave a group before they have come.',
  },
  teacherOfAnotherCampus: {
    text: 'This teacher isn’t at this group’s campus.',
    about: 'Shown when a user tries to have a teacher of another campus teach a group.',
  },
  teacherIsArchived: {
    text: 'This teacher is archived. Restore them before you assign them to a group.',
    about: 'Shown when a user tries to have an archived teacher teach a group.',
  },
  noNextYear: {
    text: 'This group is already in its final year.',
    about: 'Shown when a user tries to promote a group of the last year, or one outside the years of study.',
  },
  groupPromotedAlready: {
    text: 'This group has already been promoted.',
    about: 'Shown when a user tries to promote a group a second time.',
  },
  promotionSettled: {
    text: 'This promotion can no longer be undone. It happened on an earlier day, or other people have joined the new group.',
    about: 'Shown when a user tries to take back that a group went on to the next year.',
  },
  exceptionNeedsReason: {
    text: 'Please give a reason for every exception.',
    about: 'Shown when a user goes on or graduates without meeting the requirements, and it is not said why.',
  },
  attendanceShareInvalid: {
    text: 'Enter a whole percentage from 1 to 100.',
    about: 'Shown when the attendance that is required for the next year can’t be understood.',
  },
  evaluationCountInvalid: {
    text: 'Enter a whole number from 1 to {max}.',
    about: 'Shown when the number of evaluations that is required for the next year can’t be understood.',
  },
  meanScoreInvalid: {
    text: 'Enter a score from 1 to 5, with one decimal at most.',
    about: 'Shown when the mean score that is required for the next year can’t be understood.',
  },
  scoreNeedsEvaluations: {
    text: 'Also say how many evaluations are required.',
    about: 'Shown when a mean score is required for the next year, but no evaluation.',
  },
  nobodyGoesOn: {
    text: 'Nobody in this group meets the requirements. Make exceptions, each with a reason.',
    about: 'Shown when a group would be promoted without anybody in it.',
  },
  nobodyGraduates: {
    text: 'No one can graduate: everyone chosen has graduated before or doesn’t meet the requirements.',
    about: 'Shown when members of a group would graduate and none of them can.',
  },
  membershipBegan: {
    text: 'This person joined the group on an earlier day. End their membership instead.',
    about: 'Shown when a user tries to take a person out of a group as if they had never been in it.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}

/** What the list of all alumni says, and the invitation to join: for alumni admins. */
export const memberMessages = {
  alumniMembersLead: {
    text: 'Everybody who graduated from the second year, joined or not.',
    about: 'Quiet line under the heading “Members”.',
  },
  alumniYearBooks: {
    text: 'Year books',
    about: 'Button over the list of all alumni: to the classes, each of which prints as its year book.',
  },
  alumniMembersSearch: { text: 'Search by name or address', about: 'Label of the search of all alumni.' },
  alumniMembersCounted: {
    text: '{count, plural, one {# alumnus} other {# alumni}}',
    about: 'How many alumni a list has.',
  },
  alumniMembersNone: { text: 'No alumni here', about: 'Shown where no alumni match what is searched for.' },
  alumniMembersNoneText: {
    text: 'Graduates appear as soon as an admin marks their graduation.',
    about: 'Under “No alumni here”.',
  },
  alumniMemberName: { text: 'Name', about: 'Column of the list of alumni.' },
  alumniMemberYear: { text: 'Class', about: 'Column and filter: the year of graduation.' },
  alumniMemberStated: {
    text: 'Self-reported: {day}',
    about:
      'Under the year of graduation: the day that an alumnus names, where the college has recorded another.',
  },
  alumniMemberPlace: { text: 'Place', about: 'Column and filter: the place of graduation.' },
  alumniMemberLocation: { text: 'Lives in', about: 'Column: the town in which an alumnus lives.' },
  alumniMemberJoined: {
    text: 'Joined',
    about: 'Column and filter: whether, and since when, somebody takes part among the alumni.',
  },
  alumniMemberNotJoined: { text: 'Not yet', about: 'In the column “Joined”, of those who have not.' },
  alumniMemberMail: { text: 'Mail', about: 'Column and filter: whether an alumnus takes mail for alumni.' },
  alumniMemberTakesMail: { text: 'Takes mail', about: 'In the column “Mail”.' },
  alumniMemberNoMail: { text: 'No mail', about: 'In the column “Mail”: they want none, or cannot get any.' },
  alumniMemberInvitation: {
    text: 'Invitation',
    about: 'Column and filter: whether somebody can be invited to join the alumni, or why not.',
  },
  alumniMemberInvitedAt: {
    text: 'Last invited {moment}',
    about: 'In the list of alumni. moment is such as “yesterday”.',
  },
  alumniMemberFirstName: { text: 'First name', about: 'Head of a column in the exported file.' },
  alumniMemberLastName: { text: 'Last name', about: 'Head of a column in the exported file.' },
  alumniMemberEmail: { text: 'Email', about: 'Head of a column in the exported file.' },
  alumniMemberGraduated: { text: 'Graduated', about: 'Head of a column in the exported file: a day.' },
  alumniMemberGraduatedStated: {
    text: 'Graduated (self-reported)',
    about: 'Head of a column in the exported file: the day that an alumnus names, if it is another.',
  },
  alumniMemberInvited: { text: 'Invited', about: 'Head of a column in the exported file: when.' },
  alumniStandingReady: { text: 'Can be invited', about: 'State of a graduate in the list of alumni.' },
  alumniStandingJoined: { text: 'Has joined', about: 'State of a graduate: no invitation is needed.' },
  alumniStandingUnsubscribed: {
    text: 'Left the mailing list',
    about: 'State of a graduate, who is therefore not invited by mail.',
  },
  alumniStandingInvited: {
    text: 'Invited in the last 30 days',
    about: 'State of a graduate, who is therefore not invited again yet.',
  },
  alumniStandingRefused: {
    text: 'Email bounced',
    about: 'State of a graduate: the last mail to their address could not be delivered.',
  },
  alumniStandingClosed: { text: 'Account closed', about: 'State of a graduate whose account is closed.' },
  inviteAlumni: { text: 'Invite graduates', about: 'Button and title of the window that invites by mail.' },
  inviteAlumniWho: {
    text: '{count, plural, =0 {Nobody will be invited.} one {# graduate will get an invitation by mail.} other {# graduates will get an invitation by mail.}}',
    about: 'In the window “Invite graduates”, before anything is sent.',
  },
  inviteAlumniAll: {
    text: 'This is about everybody on the list.',
    about: 'In the window “Invite graduates”, where the list is not narrowed.',
  },
  inviteAlumniFiltered: {
    text: 'This is about those who match your search and filters.',
    about: 'In the window “Invite graduates”, where the list is narrowed.',
  },
  inviteAlumniNot: { text: 'Not invited', about: 'Heading over those who get no invitation, and why.' },
  inviteAlumniNames: {
    text: '{names} and {more, plural, one {# other} other {# others}}',
    about: 'Some names out of more. names is such as “Ana Lima, Ben Okoro”.',
  },
  inviteAlumniSend: {
    text: '{count, plural, =0 {Send invitations} one {Send # invitation} other {Send # invitations}}',
    about: 'Button that sends the invitations.',
  },
  inviteAlumniSent: {
    text: '{count, plural, =0 {Nobody was left to invite.} one {# invitation is on its way.} other {# invitations are on their way.}}',
    about: 'Told when the invitations were handed over to be sent.',
  },
};

import { defineMessages } from '#kit/messages/define-messages.ts';

/** The mail that invites graduates to join the alumni. */
export const emails = defineMessages('emails', {
  alumniInviteSubject: {
    text: 'Your place among the alumni of {orgName}',
    about: 'Subject and heading of the mail that invites a graduate to join the alumni.',
  },
  alumniInviteBody: {
    text: 'You graduated from {orgName} in {year}. In the alumni area of {appName} you can find each other, watch your lessons again, and see where others serve.',
    about: 'First paragraph of the mail that invites a graduate. year is a number such as 2019.',
  },
  alumniInviteKnown: {
    text: 'Log in with your address, {email}. If you’ve forgotten your password, you can reset it on the login page.',
    about: 'Second paragraph of the mail that invites a graduate who has an account with a password.',
  },
  alumniInviteNew: {
    text: 'Set a password with the link below. It works once and expires in seven days.',
    about: 'Second paragraph of the mail that invites a graduate who has never set a password.',
  },
  alumniInviteButton: { text: 'Join the alumni', about: 'Button of the mail that invites a graduate.' },
  alumniInviteFarewell: {
    text: 'You got this because you graduated from {orgName}.',
    about: 'Quiet line at the end of the mail that invites a graduate.',
  },
  alumniInviteLeave: {
    text: 'Unsubscribe from alumni email',
    about: 'Quiet link at the end of the mail that invites a graduate.',
  },
  alumniListTitle: {
    text: 'Alumni email',
    about: 'Heading of the page where an alumnus leaves the mail for alumni, or takes it again.',
  },
  alumniListOn: {
    text: 'Messages from other alumni and the alumni office come to {email}.',
    about: 'On the page “Alumni email”, of those who take it.',
  },
  alumniListOff: {
    text: 'You’re unsubscribed from alumni email, and nobody can write to you through the alumni area.',
    about: 'On the page “Alumni email”, of those who have left it.',
  },
  alumniListLeave: { text: 'Leave the list', about: 'Button on the page “Alumni email”.' },
  alumniListRejoin: { text: 'Join the list again', about: 'Button on the page “Alumni email”.' },
  alumniListLinkWrong: {
    text: 'This link isn’t valid. Open it again from the mail.',
    about: 'Shown where a link to the page “Alumni email” is damaged.',
  },
});

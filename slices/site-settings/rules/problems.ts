import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('site-settings', {
  siteNameInvalid: {
    text: 'Enter names of up to 80 characters, on one line, without the characters < > and ".',
    about:
      'Shown when a name of the college or of the app is missing, too long or holds signs that mail cannot carry.',
  },
  senderEmailInvalid: {
    text: 'Enter the email address that emails are sent from.',
    about: 'Shown when the address that the site’s mail comes from is not written like one.',
  },
  siteUrlInvalid: {
    text: 'Enter a web address that starts with https://, or leave the field empty.',
    about: 'Shown when an address in the site settings is not one of the web.',
  },
  attemptsInvalid: {
    text: 'Allow 1 to 99 attempts.',
    about: 'Shown when the number of attempts at an exam in the site settings is out of range.',
  },
  coursesNeededInvalid: {
    text: 'Enter a number of courses from 0 to 200.',
    about: 'Shown when the number of courses that a student must have passed is out of range.',
  },
  settingRegionUnknown: {
    text: 'Choose regions from the list.',
    about: 'Shown when the site settings name a region that does not exist.',
  },
  alumniAdminUnknown: {
    text: 'Choose a superadmin or an admin of the alumni.',
    about: 'Shown when the site settings name a user for the alumni who does not look after them.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}

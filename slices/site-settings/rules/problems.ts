import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('site-settings', {
  siteNameInvalid: {
    text: 'The names need at most 80 characters on one line, without the signs < > and ".',
    about:
      'Shown when a name of the college or of the app is missing, too long or holds signs that mail cannot carry.',
  },
  senderEmailInvalid: {
    text: 'Please enter one email address that mail comes from.',
    about: 'Shown when the address that the site’s mail comes from is not written like one.',
  },
  siteUrlInvalid: {
    text: 'Please enter a web address that begins with https://, or leave the field empty.',
    about: 'Shown when an address in the site settings is not one of the web.',
  },
  attemptsInvalid: {
    text: 'Please allow 1 to 99 attempts.',
    about: 'Shown when the number of attempts at an exam in the site settings is out of range.',
  },
  settingRegionUnknown: {
    text: 'Please choose the regions from the list.',
    about: 'Shown when the site settings name a region that does not exist.',
  },
  alumniAdminUnknown: {
    text: 'Please choose a superadministrator, or an administrator of the alumni.',
    about: 'Shown when the site settings name somebody for the alumni who does not look after them.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}

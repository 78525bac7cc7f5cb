import { defineMessages } from '#kit/messages/define-messages.ts';
import { officeProblems } from './office-problems.ts';

export const problems = defineMessages('people', {
  birthDateInvalid: {
    text: 'This can’t be a date of birth.',
    about: 'Shown when a date of birth is in the future or too long ago.',
  },
  termsNotAccepted: {
    text: 'Please accept the terms of use first.',
    about: 'Shown when a user who has not accepted the current terms of use asks for anything else.',
  },
  countryUnknown: {
    text: 'Choose a country from the list.',
    about: 'Shown when an address or a registration names a country that is not in the list of countries.',
  },
  recordNotFound: {
    text: 'This doesn’t exist, or you can’t change it.',
    about: 'Shown when a user tries to change a record that does not exist or that they have no access to.',
  },
  localeUnknown: {
    text: 'This language isn’t available.',
    about: 'Shown when a language is chosen that the interface does not speak.',
  },
  groupNotYours: {
    text: 'You’re not a member of this group.',
    about: 'Shown when a user selects a group they do not belong to.',
  },
  changedMeanwhile: {
    text: 'This was changed in another window in the meantime. Your changes are still here. Check them and save again.',
    about: 'Shown when a user saves a form whose record was saved elsewhere since the form was opened.',
  },
  phoneInvalid: {
    text: 'Enter a phone number such as +1 719 555 0100.',
    about: 'Shown when a phone number in a profile is not written like one.',
  },
  otherEmailInvalid: {
    text: 'Enter an email address such as name@example.org.',
    about: 'Shown when a further email address in a profile is not written like one.',
  },
  homePageInvalid: {
    text: 'Enter a web address such as https://example.org.',
    about: 'Shown when the home page in a profile is not written like a web address.',
  },
  timeZoneUnknown: {
    text: 'Choose a time zone from the list.',
    about: 'Shown when a profile names a time zone that does not exist.',
  },
  currencyUnknown: {
    text: 'Choose a currency from the list.',
    about: 'Shown when a profile names a currency the college does not use.',
  },
  textTooLong: {
    text: 'Use up to {max} characters.',
    about: 'Shown when a text in a profile or an address is too long.',
  },
  listMovedOn: {
    text: 'The list has changed in the meantime. Go back to the first page.',
    about: 'Shown when a user turns to a page of a list whose place is gone, because a record was removed.',
  },
  ...officeProblems,
  nameInvalid: {
    text: 'Enter a name of up to 80 characters, on one line, without links or the characters < and >.',
    about:
      'Shown when a first or last name in a profile or a registration is too long or holds a line break, a web address or an angle bracket.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {
    // Forms say it by themselves, in the words of kit/ui.
    requiredFieldMissing: true;
  }
}

import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('people', {
  termsNotAccepted: {
    text: 'Please accept the terms of use first.',
    about: 'Shown when somebody who has not accepted the current terms of use asks for anything else.',
  },
  countryUnknown: {
    text: 'Please choose a country from the list.',
    about: 'Shown when an address or a registration names a country that is not in the list of countries.',
  },
  recordNotFound: {
    text: 'This record was not found, or you may not change it.',
    about: 'Shown when somebody tries to change a record that does not exist or that they have no access to.',
  },
  localeUnknown: {
    text: 'This language is not offered.',
    about: 'Shown when a language is chosen that the interface does not speak.',
  },
  groupNotYours: {
    text: 'You are not a member of this group.',
    about: 'Shown when somebody selects a group they do not belong to.',
  },
  nameInvalid: {
    text: 'A name has at most 80 characters, on one line, without links and the signs < and >.',
    about:
      'Shown when a first or last name in a profile or a registration is too long or holds a line break, a web address or an angle bracket.',
  },
});

import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('regions', {
  regionNameInvalid: {
    text: 'A region needs a name of at most 80 characters on one line.',
    about: 'Shown when the name of a region is missing, too long or has a line break.',
  },
  regionTextTooLong: {
    text: 'Please use at most {max} characters.',
    about: 'Shown when a line of the address, the phone number or the description of a region is too long.',
  },
  regionKindFixed: {
    text: 'Only a superadmin can change the zone, the type and the currency of a region.',
    about: 'Shown when the admin of a campus tries to change what reports count regions by.',
  },
  regionIsClosed: {
    text: 'This region is closed. New groups cannot begin there.',
    about: 'Shown when somebody makes a group in a closed region, or moves one there.',
  },
  currencyCodeInvalid: {
    text: 'The code of a currency has three capital letters, such as USD.',
    about: 'Shown when the code of a currency is not written as the standard ISO 4217 does.',
  },
  currencyLabelInvalid: {
    text: 'A currency needs a name of at most 60 characters on one line.',
    about: 'Shown when the name of a currency, such as US dollar, is missing or too long.',
  },
  currencyDecimalsInvalid: {
    text: 'A currency has 0 to 4 decimals.',
    about: 'Shown when a currency is given a number of decimals that no currency has.',
  },
  currencyExists: {
    text: 'There is a currency with this code already.',
    about: 'Shown when somebody adds a currency whose code is in the list.',
  },
  currencyInRegions: {
    text: 'This currency is used by “{regions}” and cannot be removed.',
    about: 'Shown when somebody removes a currency that regions use; their names stand in the middle.',
  },
  currencyInUse: {
    text: 'People or rates still use this currency, so it cannot be removed.',
    about: 'Shown when somebody removes a currency that stands in profiles or in exchange rates.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}

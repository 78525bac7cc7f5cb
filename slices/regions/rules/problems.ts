import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('regions', {
  regionNameInvalid: {
    text: 'Enter a name of up to 80 characters, on one line.',
    about: 'Shown when the name of a region is missing, too long or has a line break.',
  },
  regionTextTooLong: {
    text: 'Use up to {max} characters.',
    about: 'Shown when a line of the address, the phone number or the description of a region is too long.',
  },
  regionKindFixed: {
    text: 'Only a superadmin can change the zone, type and currency of a region.',
    about: 'Shown when the admin of a campus tries to change what reports count regions by.',
  },
  regionIsClosed: {
    text: 'This region is closed. You can’t add new groups there.',
    about: 'Shown when a user makes a group in a closed region, or moves one there.',
  },
  currencyCodeInvalid: {
    text: 'Enter three capital letters, such as USD.',
    about: 'Shown when the code of a currency is not written as the standard ISO 4217 does.',
  },
  currencyLabelInvalid: {
    text: 'Enter a name of up to 60 characters, on one line.',
    about: 'Shown when the name of a currency, such as US dollar, is missing or too long.',
  },
  currencyDecimalsInvalid: {
    text: 'A currency has 0 to 4 decimals.',
    about: 'Shown when a currency is given a number of decimals that no currency has.',
  },
  currencyExists: {
    text: 'A currency with this code already exists.',
    about: 'Shown when a user adds a currency whose code is in the list.',
  },
  currencyInRegions: {
    text: 'This currency is used by “{regions}” and can’t be removed.',
    about: 'Shown when a user removes a currency that regions use; their names stand in the middle.',
  },
  currencyInUse: {
    text: 'People or exchange rates still use this currency, so it can’t be removed.',
    about: 'Shown when a user removes a currency that stands in profiles or in exchange rates.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}

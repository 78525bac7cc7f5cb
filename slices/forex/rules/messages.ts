import { defineMessages } from '#kit/messages/define-messages.ts';
import { officeMessages } from './office-messages.ts';

export const messages = defineMessages('forex', {
  ...officeMessages,
  exchangeRates: { text: 'Exchange rates', about: 'Heading over the monthly rates of one currency.' },
  ratesCurrency: {
    text: 'Currency',
    about: 'Name of the list in which the currency of the rates is chosen.',
  },
  ratesBase: {
    text: '{currency} for one US dollar, month by month',
    about: 'Says what the figures below are. currency is a code such as EUR.',
  },
  latestAvailableRate: {
    text: 'latest available rate',
    about: 'Chip beside the rate of a month for which none was entered: that of an earlier month stands in.',
  },
  noRates: {
    text: 'No rates have been entered for this currency yet.',
    about: 'Stands in place of the rates of a currency that has none.',
  },
  noRatedCurrencies: {
    text: 'The college uses no currency but the US dollar.',
    about: 'Stands in place of exchange rates where there is nothing to exchange.',
  },
  ratesNotFetched: {
    text: 'Failed to fetch currency, check internet connection',
    about: 'Shown when the exchange rates could not be had.',
  },
});

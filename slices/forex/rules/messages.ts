import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
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
    text: 'No rates for this currency yet.',
    about: 'Stands in place of the rates of a currency that has none.',
  },
  noRatedCurrencies: {
    text: 'The college only uses the US dollar.',
    about: 'Stands in place of exchange rates where there is nothing to exchange.',
  },
  ratesNotFetched: {
    text: 'Failed to fetch currency, check internet connection',
    about: 'Shown when the exchange rates could not be had.',
  },
  figures: { text: 'Figures', about: 'Heading over charts of the college.' },
  figuresFilter: {
    text: 'Choose what is shown',
    about: 'Button that opens the choice of regions and months for the charts.',
  },
  peopleByRegion: { text: 'People by region', about: 'Title of a chart.' },
  figuresRegion: { text: 'Region', about: 'Name of the axis of a chart, and head of a column.' },
  figuresPeople: { text: 'People', about: 'Name of what a chart counts.' },
  figuresRegions: { text: 'Regions', about: 'Label of a choice of several regions for the charts.' },
  figuresRegionsHelp: {
    text: 'All regions unless you choose some.',
    about: 'Help under the choice of regions for the charts.',
  },
  figuresKinds: { text: 'Show', about: 'Heading over check boxes: which kinds of regions the charts show.' },
  showOffices: { text: 'Offices', about: 'Check box: whether charts show regions that are offices.' },
  showCampuses: { text: 'Campuses', about: 'Check box: whether charts show regions that are campuses.' },
  showUnitedStates: {
    text: 'United States',
    about: 'Check box: whether charts show regions in the United States.',
  },
  showOtherCountries: {
    text: 'Other countries',
    about: 'Check box: whether charts show regions outside the United States.',
  },
  showClosedRegions: {
    text: 'Closed regions',
    about: 'Check box: whether charts show regions that were closed.',
  },
  figuresYear: { text: 'Year', about: 'Label of a choice: the year that the charts show.' },
  figuresMonth: { text: 'Through', about: 'Label of a choice: the last month that the charts show.' },
  figuresMonthColumn: { text: 'Month', about: 'Name of the axis of a chart, and head of a column.' },
  ...historyMessages,
});

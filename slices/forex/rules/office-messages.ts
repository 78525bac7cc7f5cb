/** What only administrators read, where rates are entered. */
export const officeMessages = {
  ratesLead: {
    text: 'What one US dollar is worth. Charts and reports use these rates; a month without a rate uses the most recent one before it.',
    about: 'Quiet line under the heading over the exchange rates that administrators enter.',
  },
  enterRate: {
    text: 'Enter rate',
    about: 'Button and heading of the window that adds the exchange rate of a month.',
  },
  changeRate: {
    text: 'Change rate',
    about: 'Menu item and heading of the window that corrects the exchange rate of a month.',
  },
  removeRate: { text: 'Remove', about: 'Menu item that removes the exchange rate of a month.' },
  rateMonth: {
    text: 'Month',
    about: 'Head of a column and label of a choice: the month of an exchange rate.',
  },
  monthsCounted: {
    text: '{count, plural, one {# month} other {# months}}',
    about: 'How many months a list has. Within a line and within sentences.',
  },
  rateYear: { text: 'Year', about: 'Label of a field: the year of an exchange rate.' },
  rateUnits: { text: 'Rate', about: 'Head of a column and label of a field: an exchange rate.' },
  rateForDollar: {
    text: '{currency} for one US dollar',
    about: 'Help under the field for a rate. currency is a code such as EUR.',
  },
  rateSaved: {
    text: 'The rate of {month} was saved.',
    about: 'Toast after an exchange rate was entered or changed, with Undo. month is such as March 2026.',
  },
  rateRemoved: {
    text: 'The rate of {month} was removed.',
    about: 'Toast after an exchange rate was removed, with Undo. month is such as March 2026.',
  },
  importRates: {
    text: 'Import rates',
    about: 'Button and heading of the window in which a file of exchange rates is read.',
  },
  ratesFile: { text: 'File with rates', about: 'Label of the place where a file of rates is dropped.' },
  ratesFileHelp: {
    text: 'A CSV file with the columns Currency, Month and Rate, such as EUR, 2026-03, 0.92.',
    about:
      'Says what a file of rates looks like. Currency, Month and Rate stand in the file as they are here.',
  },
  ratesFileCounts: {
    text: 'New: {added} · changed: {changed} · unchanged: {same} · invalid: {wrong}',
    about: 'What a file of rates holds, before it is imported. All four are numbers.',
  },
  rateLine: { text: 'Line {line}', about: 'Where something stands in a file. line is its number.' },
  rateIsNew: { text: 'New', about: 'Chip beside a rate of a file that is not stored yet.' },
  rateWas: { text: 'Was {rate}', about: 'Chip beside a rate of a file that differs from the stored one.' },
  rateIsSame: { text: 'Unchanged', about: 'Chip beside a rate of a file that is stored like this already.' },
  importRatesNow: {
    text: '{count, plural, one {Import # rate} other {Import # rates}}',
    about: 'Button that stores what a file of rates holds.',
  },
  ratesImported: {
    text: '{count, plural, one {# rate was imported.} other {# rates were imported.}}',
    about: 'Toast after a file of rates was imported, with Undo.',
  },
  ratesColumnsMissing: {
    text: 'The first line of the file must name the columns Currency, Month and Rate.',
    about: 'Shown when a file of rates does not have its columns.',
  },
  ratesFileEmpty: { text: 'This file has no rates.', about: 'Shown when a file of rates is empty.' },
};

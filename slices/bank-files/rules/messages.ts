import { defineMessages } from '#kit/messages/define-messages.ts';
import { columnMessages } from './column-messages.ts';
import { historyMessages } from './history-messages.ts';
import { lineMessages } from './line-messages.ts';

export const messages = defineMessages('bankFiles', {
  ...historyMessages,
  ...lineMessages,
  ...columnMessages,
  menuBankFiles: {
    text: 'Bank files',
    about: 'Menu item and title: files of a bank with what came and went.',
  },
  bankFilesAlsoBy: {
    text: 'bank statement, CAMT.053, transfers, reconciliation',
    about: 'Other words by which people search for “Bank files”, separated by commas.',
  },
  bankFilesLead: {
    text: 'Drop a CSV or CAMT.053 file from your bank. Payments find their invoices; you confirm them one by one or all at once.',
    about: 'Under the title “Bank files”.',
  },
  noBankFiles: {
    text: 'No bank files yet. The payments of a file wait here until you match them.',
    about: 'Shown where no file of a bank was uploaded before.',
  },
  bankFileCounted: {
    text: '{count, plural, one {# file} other {# files}}',
    about: 'How many files of banks a list has.',
  },
  bankFileAdded: { text: 'Added', about: 'Column heading: when a file was uploaded, and by whom.' },
  bankAllKnown: {
    text: 'Every payment in this file came in an earlier file. Nothing was added.',
    about: 'Shown where a file of a bank was uploaded a second time.',
  },
  bankPassedOver: {
    text: 'Passed over: {list}.',
    about: 'What in a file of a bank is no payment. list is such as: 12 outgoing, 2 not booked yet.',
  },
  bankOutgoing: { text: '{count} outgoing', about: 'How many lines of a bank are money that went out.' },
  bankNotBooked: { text: '{count} not booked yet', about: 'How many lines a bank may still change.' },
  bankNoAmount: { text: '{count} without an amount', about: 'How many lines of a bank are about no money.' },
  bankOtherCurrency: {
    text: '{count} in an unknown currency',
    about: 'How many lines of a bank are in a currency the college does not know.',
  },
  bankReturned: {
    text: '{count, plural, one {# payment was} other {# payments were}} taken back by the bank. Check the accounts of these students.',
    about: 'Warning: an earlier payment did not hold.',
  },
  bankUnreadRows: {
    text: 'Rows that couldn’t be read: {rows}. Record them by hand.',
    about: 'Warning about rows of a file. rows are their numbers, such as 4, 9, and 12.',
  },
  bankFileGone: {
    text: 'We can’t find this bank file.',
    about: 'Title of a page whose file does not exist.',
  },
});

export const columnMessages = {
  bankColumns: {
    text: 'What do the columns hold?',
    about: 'Title: a user says what the columns of a table are.',
  },
  bankColumnsHelp: {
    text: 'We don’t know the headings of this file. The day and the amount are needed.',
    about: 'Under the question what the columns of a table hold.',
  },
  bankColumnUnused: { text: 'Not needed', about: 'Choice for a column of a table that is passed over.' },
  bankColumnDay: { text: 'Day', about: 'What a column of a bank’s table holds: when money came.' },
  bankColumnAmount: { text: 'Amount', about: 'What a column of a bank’s table holds.' },
  bankColumnCredit: { text: 'Money in', about: 'What a column of a bank’s table holds.' },
  bankColumnDebit: { text: 'Money out', about: 'What a column of a bank’s table holds.' },
  bankColumnDirection: {
    text: 'In or out',
    about: 'What a column of a bank’s table holds: credit or debit.',
  },
  bankColumnCurrency: { text: 'Currency', about: 'What a column of a bank’s table holds.' },
  bankColumnRemitter: { text: 'From', about: 'What a column of a bank’s table holds: who sent the money.' },
  bankColumnText: { text: 'Text', about: 'What a column of a bank’s table holds: what the sender wrote.' },
  bankColumnReference: {
    text: 'Bank’s reference',
    about: 'What a column of a bank’s table holds; also a label.',
  },
  bankColumnAccount: {
    text: 'Your account',
    about: 'What a column of a bank’s table holds: to which account; also a label.',
  },
  bankColumnState: { text: 'Booked or pending', about: 'What a column of a bank’s table holds.' },
  bankDayOrder: {
    text: 'Which comes first in its dates?',
    about: 'Question: 03/04/2026 can be read in two ways.',
  },
  bankDayFirst: { text: 'The day (31/12/2026)', about: 'Answer: in dates the day comes first.' },
  bankMonthFirst: { text: 'The month (12/31/2026)', about: 'Answer: in dates the month comes first.' },
  bankReadFile: { text: 'Read the file', about: 'Button: uploads a table once its columns are known.' },
};

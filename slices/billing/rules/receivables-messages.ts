/** What those who keep the books read about what a campus is owed. */
export const receivablesMessages = {
  menuOpenInvoices: {
    text: 'Open invoices',
    about: 'Title of the list of invoices on which something is left to pay, and its name in the palette.',
  },
  openInvoicesLead: {
    text: 'What students owe, and how long it is overdue',
    about: 'Under the heading of the list of open invoices.',
  },
  owedByCampus: {
    text: 'Owed by campus',
    about: 'Names the table of what each campus is owed, read aloud.',
  },
  ageNotDue: { text: 'Not due yet', about: 'Over an amount that is owed, but not due yet.' },
  ageUpTo30: { text: '1–30 days', about: 'Over an amount that is overdue by so many days.' },
  ageUpTo60: { text: '31–60 days', about: 'Over an amount that is overdue by so many days.' },
  ageUpTo90: { text: '61–90 days', about: 'Over an amount that is overdue by so many days.' },
  ageOlder: { text: 'Over 90 days', about: 'Over an amount that is overdue by more days.' },
  searchOpenInvoices: {
    text: 'Search by student, number or title',
    about: 'Label of the search field over open invoices.',
  },
  noOpenInvoices: { text: 'Every invoice is paid', about: 'Stands where no invoice is open.' },
  nothingPaidTooMuch: { text: 'Nothing paid too much', about: 'Stands where no invoice was over-paid.' },
  daysOverdue: {
    text: '{count, plural, one {# day overdue} other {# days overdue}}',
    about: 'Under the day an invoice was due.',
  },
  paidInSteps: {
    text: 'In instalments',
    about: 'Under the day an invoice was due: it is paid by a payment plan, so it is not overdue.',
  },
  openInvoiceCurrency: { text: 'Currency', about: 'Heading of a column in a file, with codes such as EUR.' },
  overdueInvoicesWaiting: {
    text: '{count, plural, one {# overdue invoice} other {# overdue invoices}}',
    about:
      'On the dashboard of those who keep the books: invoices of their campus that should be paid by now.',
  },
  overdueInvoicesAction: { text: 'Follow up', about: 'Button: goes to the overdue invoices of a campus.' },
} as const;

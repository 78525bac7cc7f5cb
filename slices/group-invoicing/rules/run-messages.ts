export const runMessages = {
  menuGroupInvoicing: {
    text: 'Invoice groups',
    about: 'Heading of the page where everybody in some groups is invoiced at once, and its place in menus.',
  },
  groupInvoicingLead: {
    text: 'Charge everybody in one or more groups at once. You see every amount before anything is issued.',
    about: 'Line under the heading of the page where groups are invoiced.',
  },
  invoiceGroupsNew: { text: 'New', about: 'Tab: a new invoice for whole groups.' },
  invoiceGroupsDone: { text: 'Issued so far', about: 'Tab and table: which groups were invoiced before.' },
  withoutFeeTemplate: {
    text: 'None: I’ll enter the lines',
    about: 'Choice in the list of fee templates, for writing the lines of an invoice by hand.',
  },
  addGroupsOfYear: {
    text: 'Add year {year}',
    about: 'Button: adds all groups of a year of study to those that are invoiced. year is 1, 2 or 3.',
  },
  showInvoicePlan: {
    text: 'Preview',
    about: 'Button: shows who would be charged how much before anything is issued.',
  },
  invoicePlan: { text: 'Preview', about: 'Read aloud: who would be charged how much.' },
  invoicePlanStudents: { text: 'Students', about: 'Figure and table: who is invoiced.' },
  invoicePlanLeftOut: { text: 'Left out', about: 'Figure and heading: who of the groups is not invoiced.' },
  invoiceThese: {
    text: 'Invoice {count, plural, one {# student} other {# students}}',
    about: 'Button: issues the invoices as they are shown.',
  },
  nobodyToInvoice: { text: 'Nobody to invoice', about: 'Shown where everybody of the groups is left out.' },
  reduceThisTime: {
    text: 'Reduce this time',
    about: 'Menu item and dialog: takes something off one student’s invoice, this time alone.',
  },
  leaveOutThisTime: {
    text: 'Leave out this time',
    about: 'Menu item: one student gets no invoice this time.',
  },
  includeAgain: { text: 'Include again', about: 'Menu item: a student who was left out gets an invoice.' },
  leftOutInvoiced: { text: 'Already invoiced', about: 'Why a student is left out.' },
  leftOutLeft: { text: 'No longer in the group', about: 'Why a student is left out.' },
  leftOutNothing: {
    text: 'Nothing to pay',
    about: 'Why a student is left out: reductions take off everything.',
  },
  leftOutYourself: { text: 'You can’t invoice yourself', about: 'Why a person is left out.' },
  leftOutByYou: { text: 'Left out by you', about: 'Why a student is left out.' },
  invoiceRunGoes: { text: 'Issuing invoices', about: 'Over the bar that shows how far a job has come.' },
  invoiceRunUndoing: {
    text: 'Taking invoices back',
    about: 'Over the bar that shows how far a job has come.',
  },
  invoiceRunIssued: {
    text: '{count, plural, one {# invoice issued. Its student has been told.} other {# invoices issued. The students have been told.}}',
    about: 'What became of invoices for groups.',
  },
  invoiceRunUndoneCount: {
    text: '{count, plural, one {# invoice taken back} other {# invoices taken back}}: {reason}',
    about: 'What became of invoices for groups; reason is what staff wrote.',
  },
  invoiceRunKept: {
    text: '{count, plural, one {# invoice stays: it was paid or changed before.} other {# invoices stay: they were paid or changed before.}}',
    about: 'Which invoices for groups could not be taken back.',
  },
  invoiceRunFailed: {
    text: '{count, plural, one {# invoice couldn’t be issued.} other {# invoices couldn’t be issued.}} Invoice the groups again; nobody is charged twice.',
    about: 'Which invoices for groups could not be issued.',
  },
  undoInvoiceRun: { text: 'Take unpaid invoices back', about: 'Button and dialog.' },
  undoInvoiceRunHelp: {
    text: 'Invoices that nobody has paid anything for are deleted; their numbers stay in the books. The others stay as they are.',
    about: 'What taking back invoices for groups does.',
  },
  noInvoiceRuns: { text: 'No groups invoiced yet', about: 'Shown where no groups were invoiced before.' },
  outcomeWaiting: { text: 'Waiting', about: 'An invoice of a group that is not issued yet.' },
  outcomeIssued: { text: 'Issued', about: 'An invoice of a group that is issued.' },
  outcomeFailed: { text: 'Not issued', about: 'An invoice of a group that could not be issued.' },
  outcomeToUndo: { text: 'Being taken back', about: 'An invoice of a group that is about to be deleted.' },
  outcomeUndone: { text: 'Taken back', about: 'An invoice of a group that was deleted again.' },
  outcomeKept: { text: 'Stays', about: 'An invoice of a group that could not be taken back.' },
};

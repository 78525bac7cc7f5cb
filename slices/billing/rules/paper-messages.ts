/** What stands on invoices, receipts and statements only, and the links to them. */
export const paperMessages = {
  statementTitle: { text: 'Statement of account', about: 'Title of a paper: everything booked in a period.' },
  receiptTitle: { text: 'Receipt', about: 'Title of a paper that confirms a payment.' },
  refundReceiptTitle: { text: 'Refund receipt', about: 'Title of a paper that confirms a refund.' },
  paperInvoiceNumber: { text: 'Number', about: 'On an invoice on paper, beside its number.' },
  paperOfStudent: { text: 'Student', about: 'On an invoice on paper, beside the name of the student.' },
  paperPaidBy: { text: 'Paid by', about: 'On the receipt of a sponsor, beside the name of who has paid.' },
  paperStudentNumber: {
    text: 'Student number',
    about: 'On an invoice on paper, beside the number that the college knows the student by.',
  },
  paperWrittenOn: { text: 'Printed on', about: 'On paper, beside the day it was written.' },
  paperParticulars: {
    text: 'Description',
    about: 'Head of the column with what an invoice charges for, or what was booked.',
  },
  paperQuantity: { text: 'Quantity', about: 'Head of a column on an invoice: how many.' },
  paperPrice: { text: 'Price', about: 'Head of a column on an invoice: of one.' },
  paperSubtotal: { text: 'Subtotal', about: 'On an invoice, under its lines: the sum without tax.' },
  paperPaidHeading: {
    text: 'Payments and credits',
    about: 'On an invoice on paper, over everything that was booked for it since it was issued.',
  },
  paperLeftOn: {
    text: 'Left to pay on {day}',
    about: 'Last line of an invoice on paper. day is the day it was printed.',
  },
  paperDeleted: {
    text: 'This invoice was deleted and does not have to be paid.',
    about: 'On an invoice on paper, where the college took it back.',
  },
  paperPage: { text: 'Page {page} of {pages}', about: 'At the foot of each sheet of paper.' },
  statementPeriod: { text: 'Period', about: 'On a statement, beside the first and the last day of it.' },
  statementBefore: {
    text: 'Balance before',
    about: 'First line of a statement: what was owed before its period.',
  },
  statementCharged: { text: 'Charged', about: 'Head of the column with what was charged or given back.' },
  statementCredited: { text: 'Paid', about: 'Head of the column with what was paid or taken off.' },
  statementAfter: { text: 'Balance on {day}', about: 'Last line of a statement: what is owed then.' },
  statementNothing: {
    text: 'Nothing was booked in this period.',
    about: 'On a statement in place of its lines.',
  },
  statementCreditHint: {
    text: 'A balance below zero is credit.',
    about: 'Under a statement whose last balance is less than zero.',
  },
  invoicePdf: { text: 'Invoice as PDF', about: 'Link that downloads an invoice.' },
  receiptPdf: { text: 'Receipt as PDF', about: 'Link that downloads the receipt of a payment or refund.' },
  creditNotePdf: { text: 'Credit note as PDF', about: 'Link that downloads a credit note.' },
  statementPdf: { text: 'Statement as PDF', about: 'Button that opens the periods of a statement.' },
  statementWhole: {
    text: 'Everything so far',
    about: 'Choice of a period: all that was ever booked. Years stand beside it.',
  },
} as const;

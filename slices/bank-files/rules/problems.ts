import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('bankFiles', {
  bankFileEmpty: {
    text: 'This file is empty. Export it from your bank again.',
    about: 'Shown when a file of a bank has nothing in it.',
  },
  bankFileUnknown: {
    text: 'This isn’t a bank file we can read. Export a CSV or CAMT.053 file from your bank.',
    about:
      'Shown when what was uploaded is no CSV file and no statement of a bank. CAMT.053 is the name of a format.',
  },
  bankFileOtherMessage: {
    text: 'This is a CAMT.052 or CAMT.054 file, which may still change. Export the statement (CAMT.053).',
    about: 'Shown when a bank’s report or notification is uploaded instead of its statement.',
  },
  bankFileDoctype: {
    text: 'This file refers to content outside of it, so it wasn’t read. Export it from your bank again.',
    about: 'Shown when an XML file has a document type declaration, which no bank writes and attackers use.',
  },
  bankFileTooLong: {
    text: 'This file is too long. Export a shorter period, up to {max} payments.',
    about: 'Shown when a file of a bank has too many payments in it.',
  },
  bankColumnsMissing: {
    text: 'Say which columns hold the day and the amount.',
    about: 'Shown when a table of a bank has no columns that are known.',
  },
  bankDaysUnclear: {
    text: 'Say whether the day or the month comes first.',
    about: 'Shown when all days in a table can be read in two ways, such as 03/04/2026.',
  },
  bankFileNotReady: {
    text: 'This file didn’t arrive whole. Upload it again.',
    about: 'Shown when a part of a file of a bank is missing.',
  },
  bankLineDecided: {
    text: 'This payment was already matched or set aside.',
    about: 'Shown when two people decide about the same payment of a bank file.',
  },
  bankCurrencyDiffers: {
    text: 'This payment is in {paid} and the invoice in {charged}. Record it by hand.',
    about:
      'Shown when a payment is matched with an invoice in another currency. paid and charged are codes such as EUR.',
  },
  bankPartsMissing: {
    text: 'Choose the invoice this pays, or up to {max} of them.',
    about: 'Shown when a payment is confirmed without an invoice.',
  },
  bankPartsDiffer: {
    text: 'The parts don’t add up to the payment. Choose the invoices again.',
    about: 'Shown when a payment is divided over invoices and something is left over or missing.',
  },
  bankReasonMissing: {
    text: 'Say why this isn’t a student’s payment.',
    about: 'Shown when a payment of a bank file is set aside without a reason.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}

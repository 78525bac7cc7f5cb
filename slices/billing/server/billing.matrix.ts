import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const staff: Who = ['admin', 'superadmin'];
const overseers: Who = ['adminThere', 'superadmin'];
const keepers: Who = [
  ['adminThere', 'somebodyElse'],
  ['superadmin', 'somebodyElse'],
];
const readers: Who = ['self', ...overseers];
/** Those of staff who read about an account, be it their own. */
const named: Who = [...overseers, ['self', 'admin']];

const payment = { amount: 100, method: 'CASH', day: '2026-11-02' };
const payer = (target: Target) => target.id('invoice') && target.id('person');

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'invoice ownFinances ownSavedCard transaction': ['signedIn'],
      'finances invoicingCampuses openInvoices receivables': staff,
    },
    CampusReceivables: {
      'advances count currency notDue older overdue overpaid owed regionId regionName upTo30 upTo60 upTo90':
        staff,
    },
    InvoicingCampus: { '_id currency name today': staff },
    Finances: { '_id accounts invoices transactions': readers },
    CampusAccount: { 'credit currency overdue owed regionId regionName takesCards timeZone today': readers },
    AmountCurrency: { 'decimals value': [...readers, 'admin'] },
    Invoice: {
      '_id amount balance balanceSteps currency dueOn issuedOn lines note number paid': readers,
      'familyName givenName isPaidInSteps paymentAttempts personId studentName studentNumber': readers,
      'regionId regionName status subtotal takesCards tax timeZone title total': readers,
    },
    InvoicePage: { 'count countIsOpen nextCursor rows': staff },
    InvoiceLine: { 'amount particulars price quantity tax taxRate': readers },
    PaymentAttempt: { '_id amount begunAt currency failure invoiceId isClosed status': readers },
    CardPaymentStep: { 'attempt clientSecret': ['self'] },
    CardSetupStep: { 'clientSecret isSaved': ['self'] },
    SavedCard: { '_id brand expiryMonth expiryYear lastDigits': ['self'] },
    BalanceStep: { 'amount name': readers },
    Transaction: {
      '_id amount cardBrand cardLastDigits currency day invoiceId invoiceNumber invoiceTitle': readers,
      'isReversed isSponsored madeAt method': readers,
      'personId reason reference refunded refunds regionId regionName reverses timeZone type': readers,
      madeByName: named,
    },
  },
  asks: { 'Query.openInvoices': () => [{ first: 5, after: undefined, filter: undefined }, { first: 1 }] },
  namesOthers: {
    'CampusAccount.regionName': readers,
    'CampusReceivables.regionName': staff,
    'Invoice.studentName': readers,
    'Invoice.familyName': readers,
    'Invoice.givenName': readers,
    'Invoice.regionName': readers,
    'Transaction.madeByName': staff,
    'Transaction.regionName': readers,
  },
  writes: {
    issueInvoice: {
      cases: [
        {
          who: keepers,
          at: (target) => ({
            invoiceId: randomUUID(),
            personId: payer(target),
            regionId: target.id('region'),
            invoiceInput: {
              title: 'Proof',
              dueOn: '2190-01-01',
              lines: [{ particulars: 'Proof', quantity: 1, price: 100, taxRate: 0 }],
            },
          }),
        },
      ],
    },
    deleteInvoice: {
      cases: [{ who: keepers, at: (target) => ({ invoiceId: target.id('invoice'), reason: 'Proof' }) }],
    },
    recordPayment: {
      cases: [
        {
          who: keepers,
          at: (target) => ({
            transactionId: randomUUID(),
            invoiceId: target.id('invoice'),
            paymentInput: payment,
          }),
        },
      ],
    },
    recordAdvance: {
      cases: [
        {
          who: keepers,
          at: (target) => ({
            transactionId: randomUUID(),
            personId: payer(target),
            regionId: target.id('region'),
            paymentInput: payment,
          }),
        },
      ],
    },
    refundPayment: {
      cases: [
        {
          who: keepers,
          at: (target) => ({
            transactionId: randomUUID(),
            paymentId: target.id('payment'),
            amount: 10,
            reason: 'Proof',
            isReduced: false,
          }),
        },
      ],
    },
    creditInvoice: {
      cases: [
        {
          who: keepers,
          at: (target) => ({
            transactionId: randomUUID(),
            invoiceId: target.id('invoice'),
            kind: 'REDUCTION',
            amount: 10,
            reason: 'Proof',
          }),
        },
      ],
    },
    payByCard: {
      cases: [
        {
          who: [['self', 'inPerson']],
          at: (target) => ({
            attemptId: target.id('person') && randomUUID(),
            invoiceId: target.id('invoice'),
            amount: 10,
            savesCard: true,
          }),
        },
        {
          who: [['self', 'inPerson']],
          at: (target) => ({
            attemptId: target.id('person') && randomUUID(),
            invoiceId: target.id('invoice'),
            amount: 20,
            savesCard: false,
            savedCardId: target.id('savedCard'),
          }),
        },
      ],
    },
    checkCardPayment: {
      cases: [{ who: [['self', 'inPerson']], at: (target) => ({ attemptId: target.id('attempt') }) }],
    },
    saveOwnCard: {
      cases: [{ who: [['self', 'inPerson']], at: (target) => ({ setupId: target.id('setup') }) }],
    },
    removeOwnCard: { cases: [{ who: ['inPerson'], at: () => ({}) }] },
    payFromCredit: {
      cases: [
        {
          who: ['self', ...keepers],
          at: (target) => ({ transactionId: randomUUID(), invoiceId: target.id('invoice'), amount: 10 }),
        },
      ],
    },
    reverseTransaction: {
      cases: [
        {
          who: keepers,
          at: (target) => ({
            reversalId: randomUUID(),
            transactionId: target.id('advance'),
            reason: 'Proof',
          }),
        },
      ],
    },
  },
};

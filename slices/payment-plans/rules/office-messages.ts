/** What staff read about payment plans. */
export const officeMessages = {
  planOfInvoice: {
    text: 'Payment plan for {number}',
    about: 'Heading. number is that of an invoice.',
  },
  planFailuresInRow: {
    text: '{count, plural, one {# failed payment in a row} other {# failed payments in a row}}',
    about: 'Note to staff on a payment plan.',
  },
  planSkip: { text: 'Skip', about: 'Button beside a payment of a plan.' },
  planSkipOn: { text: 'Skip the payment of {day}', about: 'The button “Skip”, read aloud.' },
  planSkipTitle: { text: 'Skip this payment', about: 'Heading and button of a dialog.' },
  planSkipHelp: {
    text: '{amount} won’t be charged on {day}, but after the last payment.',
    about: 'What skipping a payment of a plan does.',
  },
  planMove: { text: 'Move', about: 'Button beside a payment of a plan: to another day.' },
  planMoveFrom: { text: 'Move the payment of {day}', about: 'The button “Move”, read aloud.' },
  planMoveTitle: { text: 'Move this payment', about: 'Heading and button of a dialog.' },
  planMoveHelp: {
    text: '{amount} will be charged on another day than {day}. The other payments stay.',
    about: 'What moving a payment of a plan does.',
  },
  planMoveDay: { text: 'New day', about: 'Label of the day to which a payment is moved.' },
  planDisable: { text: 'Turn off', about: 'Button: turns a payment plan off.' },
  planDisableTitle: { text: 'Turn off this plan', about: 'Heading and button of a dialog.' },
  planDisableHelp: {
    text: 'Nothing more is charged until you turn it on again. The student sees your reason.',
    about: 'What turning off a payment plan does.',
  },
  planEnableHelp: {
    text: 'The card is charged again. Missed payments start again today, one at a time.',
    about: 'What turning on a payment plan does.',
  },
  planReason: { text: 'Reason', about: 'Label of the reason for a change of a payment plan.' },
  planWasChanged: { text: 'Payment plan updated', about: 'Toast.' },
  planHistory: { text: 'History', about: 'Opens what became of a payment plan.' },
  planEventSetUp: { text: 'Set up', about: 'In the history of a payment plan.' },
  planEventCharged: { text: 'Card charged', about: 'In the history of a payment plan.' },
  planEventFailed: { text: 'Payment failed', about: 'In the history of a payment plan.' },
  planEventCovered: {
    text: 'Already paid',
    about: 'In the history of a payment plan: there was nothing left to charge.',
  },
  planEventSkipped: { text: 'Payment skipped', about: 'In the history of a payment plan.' },
  planEventMoved: { text: 'Payment moved', about: 'In the history of a payment plan.' },
  planEventDisabled: { text: 'Turned off', about: 'In the history of a payment plan.' },
  planEventEnabled: { text: 'Turned on', about: 'In the history of a payment plan.' },
  menuPaymentPlans: {
    text: 'Payment plans',
    about: 'The list of payment plans, in the palette and as its heading.',
  },
  plansLead: {
    text: 'Invoices that students pay in instalments',
    about: 'Under the heading of the list of payment plans.',
  },
  plansFailed: { text: 'Failed', about: 'Tab: plans that are off since three payments in a row failed.' },
  plansOn: { text: 'On', about: 'Tab: payment plans that charge the card.' },
  plansStopped: { text: 'Turned off', about: 'Tab: payment plans that staff have turned off.' },
  noPlansFailed: { text: 'No failed payment plans', about: 'In place of an empty list.' },
  noPlansOn: { text: 'No payment plans are on', about: 'In place of an empty list.' },
  noPlansStopped: { text: 'No payment plans are turned off', about: 'In place of an empty list.' },
  searchPlans: {
    text: 'Search by student or invoice number',
    about: 'Label of the search field over payment plans.',
  },
  plansNext: { text: 'Next payment', about: 'Head of a column: a day.' },
  plansOffSince: { text: 'Off since', about: 'Head of a column: the day a payment plan was turned off.' },
  plansCounted: {
    text: '{count, plural, one {# payment plan} other {# payment plans}}',
    about: 'How many payment plans a list has.',
  },
  planStoppedItself: {
    text: 'The payment plan has stopped after {count, plural, one {# failed payment} other {# failed payments}}; {amount} is open on invoice {number}.',
    about: 'Note on the page of a person to those who keep the books.',
  },
  planTurnedOff: {
    text: 'The payment plan is turned off: {reason}. {amount} is open on invoice {number}.',
    about: 'Note on the page of a person to those who keep the books. reason was written by staff.',
  },
  openFinances: {
    text: 'Open finances',
    about: 'Link of a note on the page of a person: leads to their invoices.',
  },
};

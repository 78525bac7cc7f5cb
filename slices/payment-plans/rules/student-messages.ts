/** What students read about payment plans. */
export const studentMessages = {
  planTab: { text: 'Payment plan', about: 'Tab of the student’s finances, and name of the page.' },
  planOffer: {
    text: 'Pay in instalments',
    about: 'Heading over the invoices for which a payment plan can be set up.',
  },
  planOfferHelp: {
    text: 'Spread an invoice over 2 to 12 payments. We charge your saved card on the days you agree to.',
    about: 'Under the heading “Pay in instalments”.',
  },
  planSetUp: { text: 'Set up a plan', about: 'Button: opens the form that sets up a payment plan.' },
  planSetUpFor: {
    text: 'Set up a plan for invoice {number}',
    about: 'The button “Set up a plan”, read aloud.',
  },
  planNothingToSpread: {
    text: 'Nothing to spread',
    about: 'Stands where payment plans would be, when the student owes nothing.',
  },
  planNothingToSpreadHelp: {
    text: 'A payment plan is for an invoice that isn’t fully paid.',
    about: 'Under “Nothing to spread”.',
  },
  planSetUpTitle: { text: 'Set up a payment plan', about: 'Heading of the page.' },
  planFrequency: { text: 'How often', about: 'Legend of the choice between weekly and monthly payments.' },
  planWeekly: { text: 'Every week', about: 'How often a payment plan charges the card.' },
  planFortnightly: { text: 'Every two weeks', about: 'How often a payment plan charges the card.' },
  planMonthly: { text: 'Every month', about: 'How often a payment plan charges the card.' },
  planCount: { text: 'Number of payments', about: 'Label of the choice from 2 to 12.' },
  planCountOption: {
    text: '{count, plural, one {# payment} other {# payments}}',
    about: 'An entry of the choice from 2 to 12.',
  },
  planFirst: { text: 'First payment', about: 'Label of the day of the first payment of a plan.' },
  planPreview: { text: 'What we’ll charge', about: 'Heading over the days and amounts of a plan.' },
  planPayments: { text: 'Payments', about: 'Names the list of days and amounts of a plan, read aloud.' },
  planConsent: {
    text: 'I agree that the college charges {card} on these days.',
    about: 'Checkbox. card is such as “Visa ending 4242”.',
  },
  planConsentHelp: {
    text: 'You can pay early at any time. If a payment fails, we tell you and try again on the next day.',
    about: 'Under the checkbox by which a student agrees to a payment plan.',
  },
  planAgree: { text: 'Start the plan', about: 'Button: sets up the payment plan.' },
  planWasSetUp: { text: 'Your payment plan is set up.', about: 'Toast.' },
  planCardFirst: {
    text: 'Save a card first',
    about: 'Stands in place of the form, when the student has saved no card.',
  },
  planCardFirstHelp: {
    text: 'A payment plan charges a saved card. You’ll come back here once it is saved.',
    about: 'Under “Save a card first”.',
  },
  planBack: { text: 'Payment plans', about: 'Link to the list of payment plans.' },
  planIsOn: { text: 'On', about: 'Status of a payment plan that charges the card.' },
  planIsDisabled: { text: 'Off', about: 'Status of a payment plan that was turned off.' },
  planIsCompleted: { text: 'Completed', about: 'Status of a payment plan of which all is paid.' },
  planProgress: {
    text: '{done} of {total} payments made',
    about: 'How far a payment plan has come. Both are numbers.',
  },
  planNext: { text: 'Next: {amount} on {day}', about: 'What a payment plan charges next.' },
  planTriesAgain: {
    text: 'we’ll try again on {day}',
    about: 'Behind the reason for which a payment failed.',
  },
  planPayNext: { text: 'Pay the next one now', about: 'Button: pays the next payment of a plan early.' },
  planPayAll: { text: 'Pay it all now', about: 'Button: pays all that is left of an invoice.' },
  planOtherCard: { text: 'Use another card', about: 'Button: saves another card for a payment plan.' },
  planSaveOther: {
    text: 'Save another card',
    about: 'Button: saves a card in place of one that was declined.',
  },
  planFailedNote: {
    text: 'Three payments in a row failed, so this plan is off. Nothing is charged until you save a card that works and turn the plan on again.',
    about: 'Note on a payment plan.',
  },
  planStoppedNote: {
    text: 'The college has turned this plan off: {reason}',
    about: 'Note on a payment plan. reason was written by staff.',
  },
  planEnable: { text: 'Turn on again', about: 'Button and heading: turns a payment plan on again.' },
  planEnableQuestion: {
    text: 'We’ll charge {card} on these days:',
    about: 'Over the days and amounts of a plan that is turned on again. card is such as “Visa ending 4242”.',
  },
  planIsOnAgain: { text: 'The plan is on again.', about: 'Toast.' },
  instalmentPlanned: { text: 'Planned', about: 'State of a payment of a plan.' },
  instalmentPaid: { text: 'Paid', about: 'State of a payment of a plan: the card was charged.' },
  instalmentCovered: {
    text: 'Already paid',
    about: 'State of a payment of a plan: it was paid early, or in cash, and nothing is left to charge.',
  },
  instalmentSkipped: { text: 'Skipped', about: 'State of a payment of a plan.' },
  instalmentFailed: { text: 'Failed', about: 'State of a payment of a plan.' },
  failureNoCard: {
    text: 'No saved card',
    about: 'Why a payment of a plan failed; also in place of the card.',
  },
};

/** The page on which a sponsor pays. */
export const payMessages = {
  sponsorPageTitle: {
    text: 'Help {student} with college fees',
    about:
      'Heading of the page on which somebody without an account pays for a student. student is the first name.',
  },
  sponsorPageLead: {
    text: '{student} studies at {college}, {campus}. You can pay up to {amount}.',
    about: 'Under that heading.',
  },
  sponsorPageLeadAll: {
    text: '{student} studies at {college}, {campus}, and asks you to pay {amount}.',
    about: 'Under that heading, where no part can be paid.',
  },
  sponsorPageOver: {
    text: 'This link doesn’t work any more',
    about: 'Heading where a link for sponsors has ended, or was never one.',
  },
  sponsorPageOverText: {
    text: 'It may have expired, or all is paid. Ask the student for a new one.',
    about: 'Under that heading.',
  },
  sponsorEmail: { text: 'Your email', about: 'Field on the page of a sponsor.' },
  sponsorEmailHelp: {
    text: 'For the receipt. The student doesn’t see it.',
    about: 'Under the field “Your email”.',
  },
  sponsorName: { text: 'Your name', about: 'Field on the page of a sponsor; it may stay empty.' },
  sponsorNameHelp: { text: 'It stands on the receipt.', about: 'Under the field “Your name”.' },
  sponsorTellName: { text: 'Tell {student} my name', about: 'Box on the page of a sponsor.' },
  sponsorTellNameHelp: {
    text: 'Without it, {student} reads “a sponsor”. The office of the college knows your name.',
    about: 'Under the box “Tell … my name”.',
  },
  sponsorNote: {
    text: 'A few words to {student}',
    about: 'Field on the page of a sponsor; it may stay empty.',
  },
  sponsorReceiptLocale: { text: 'Language of the receipt', about: 'Field on the page of a sponsor.' },
  sponsorToCard: { text: 'Continue to the card', about: 'Button on the page of a sponsor.' },
  sponsorPaying: {
    text: '{amount} for {student}',
    about: 'Above the fields for the card of a sponsor.',
  },
  sponsorCalledOff: {
    text: 'The payment was called off. Nothing was charged.',
    about:
      'Told to a sponsor whose payment was ended by somebody else paying the invoice, or by the student.',
  },
  sponsorThanks: { text: 'Thank you', about: 'Heading when a sponsor has paid.' },
  sponsorThanksText: {
    text: 'You have paid {amount}. The receipt is on its way to your email.',
    about: 'Under that heading.',
  },
  sponsorGetReceipt: { text: 'Download the receipt', about: 'Link to a PDF for a sponsor who has paid.' },
};

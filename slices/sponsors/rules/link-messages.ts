/** Where students and the office ask sponsors for help. */
export const linkMessages = {
  sponsors: { text: 'Sponsors', about: 'Title: people without an account who pay for a student.' },
  askSponsor: {
    text: 'Ask a sponsor',
    about:
      'Button on an invoice, and title of the page where a student makes a link for somebody who pays it.',
  },
  sponsorsLead: {
    text: 'Family, friends or your church can pay this invoice by card. They need no account and see your first name, the college, the campus and the amount, nothing more.',
    about: 'Above the links for sponsors, on a page of a student.',
  },
  sponsorsOf: {
    text: 'Sponsors of {number}',
    about: 'Title above the links for the sponsors of an invoice. number is of the invoice.',
  },
  sponsorNewLink: { text: 'New link', about: 'Button: makes a link by which a sponsor pays.' },
  sponsorNoLinks: { text: 'No links yet', about: 'Where no link for a sponsor was made.' },
  sponsorHowMuchAsked: {
    text: 'How much can be paid',
    about: 'Title of a choice in the form for a new link.',
  },
  sponsorAskAll: { text: 'All that is left ({amount})', about: 'Choice in the form for a new link.' },
  sponsorAskPart: { text: 'Up to an amount', about: 'Choice in the form for a new link.' },
  sponsorTakesParts: {
    text: 'A sponsor may pay a part of it',
    about: 'Box in the form for a new link: several people may pay a little each.',
  },
  sponsorLastDay: { text: 'Works until', about: 'Field for the last day of a link for sponsors.' },
  sponsorSendTo: {
    text: 'Send it by email to',
    about: 'Field in the form for a new link; it may stay empty.',
  },
  sponsorSendToHelp: {
    text: 'Leave this empty to copy the link and send it yourself.',
    about: 'Under the field “Send it by email to”.',
  },
  sponsorMailLocale: { text: 'Language of the email', about: 'Field in the form for a new link.' },
  sponsorMakeLink: { text: 'Make link', about: 'Button that sends the form for a new link.' },
  sponsorLinkMade: {
    text: 'The link is ready. Copy it and pass it on.',
    about: 'Told when a link was made.',
  },
  sponsorLinkSent: { text: 'The link was sent to {email}.', about: 'Told when a link was made and sent.' },
  sponsorRevoke: { text: 'Revoke', about: 'Button: a link for sponsors is to work no more.' },
  sponsorRevokeTitle: { text: 'Revoke this link?', about: 'Title of the question before a link is revoked.' },
  sponsorRevokeText: {
    text: 'Nobody can pay by it any more. What was paid stays.',
    about: 'In the question before a link for sponsors is revoked.',
  },
  sponsorWasRevoked: { text: 'The link works no more.', about: 'Told when a link was revoked.' },
  sponsorLinkOpen: { text: 'Open', about: 'State of a link for sponsors: it can be paid by.' },
  sponsorLinkSettled: { text: 'Paid', about: 'State of a link for sponsors: all was paid.' },
  sponsorLinkExpired: { text: 'Expired', about: 'State of a link for sponsors: its last day is over.' },
  sponsorLinkRevoked: { text: 'Revoked', about: 'State of a link for sponsors.' },
  sponsorPaidOf: {
    text: '{paid} of {most} paid',
    about: 'Of a link for sponsors. Both are such as “$120.00”.',
  },
  sponsorPaidSoFar: { text: '{paid} paid', about: 'Of a link that takes all that is left of an invoice.' },
  sponsorWorksUntil: { text: 'Works until {day}', about: 'Of a link for sponsors.' },
  sponsorWorkedUntil: { text: 'Worked until {day}', about: 'Of a link for sponsors that has expired.' },
  sponsorSentTo: { text: 'Sent to {email}', about: 'Of a link for sponsors that the college has mailed.' },
  sponsorTakesPartsNote: { text: 'Parts are welcome', about: 'Of a link by which a part may be paid.' },
  sponsorMadeBy: { text: 'Made by {name}', about: 'Of a link for sponsors, for the office.' },
  sponsorsHelped: { text: 'Who has helped', about: 'Title above what sponsors have paid for an invoice.' },
  sponsorHasPaid: { text: '{name} has paid {amount}', about: 'Of a sponsor. amount is such as “$120.00”.' },
  sponsorUnknown: {
    text: 'A sponsor',
    about: 'In place of the name of a sponsor who does not want to be known.',
  },
  sponsorKeptUnknown: {
    text: 'The student isn’t told the name.',
    about: 'Beside the name of a sponsor, for the office.',
  },
};

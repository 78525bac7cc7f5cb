import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What owners read of their listings. */
export const ownMessages = {
  ownMinistriesLead: {
    text: 'What you’ve listed, and what others would like to hand on to you.',
    about: 'Quiet line under “Your ministries”.',
  },
  noOwnMinistries: {
    text: 'You haven’t listed a ministry yet',
    about: 'Stands in place of the ministries of an alumnus.',
  },
  noOwnMinistriesText: {
    text: 'Tell other alumni where you serve. An alumni admin reviews your listing before others can see it.',
    about: 'Under “You haven’t listed a ministry yet”.',
  },
  ministriesOfGraduates: {
    text: 'Listings are made by alumni',
    about: 'To an alumni admin who has not graduated, in place of the form for a new ministry.',
  },
  ministriesOfGraduatesText: {
    text: 'Everyone who graduated from the second year can list a ministry.',
    about: 'Under “Listings are made by alumni”.',
  },
  ministryStatePending: {
    text: 'Waiting for approval',
    about: 'State of a ministry, in a chip and on a tab.',
  },
  ministryStateApproved: { text: 'Approved', about: 'State of a ministry, in a chip and on a tab.' },
  ministryStateRefused: { text: 'Declined', about: 'State of a ministry, in a chip and on a tab.' },
  ministryStateWithdrawn: {
    text: 'Withdrawn',
    about: 'State of a ministry that its owner does not want approved any more, in a chip.',
  },
  ministryStateHidden: { text: 'Hidden', about: 'Chip at a ministry that its owner hides from all others.' },
  ministryWaitsFirst: {
    text: 'An alumni admin will review it. Until then, only you and they can see it.',
    about: 'To its owner, beside “Waiting for approval”.',
  },
  ministryWaitsEdit: {
    text: 'Your changes wait for approval. Until then, others see what was approved before.',
    about: 'To its owner, beside “Waiting for approval”.',
  },
  ministryWaitsPrivate: {
    text: 'Your changes wait for approval. Until then, alumni see what was approved before, and there’s no public page.',
    about:
      'To its owner, beside “Waiting for approval”, where nothing of it is on the web, be it that the changes switch that off.',
  },
  ministryIsShown: { text: 'All alumni see it.', about: 'To its owner, beside “Approved”.' },
  ministryIsPublic: {
    text: 'All alumni see it, and so does everyone on the web.',
    about: 'To its owner, beside “Approved”.',
  },
  ministryRefusedFirst: {
    text: 'Nobody else sees it. Edit it, and it’s looked at again.',
    about: 'To its owner, beside “Declined”.',
  },
  ministryRefusedEdit: {
    text: 'Your changes were declined. Others see what was approved before.',
    about: 'To its owner, beside “Declined”.',
  },
  ministryRefusedPrivate: {
    text: 'Your changes were declined. Alumni see what was approved before, and there’s no public page.',
    about: 'To its owner, beside “Declined”, where nothing of it is on the web.',
  },
  ministryIsWithdrawn: {
    text: 'Nobody else sees it until you send it again and it’s approved.',
    about: 'To its owner, beside “Withdrawn”.',
  },
  ministryEditIsWithdrawn: {
    text: 'You withdrew your last changes. You can edit them or send them for approval.',
    about: 'To its owner, beside what became of what was sent before.',
  },
  ministryIsHidden: {
    text: 'You’ve hidden it: only you and alumni admins see it.',
    about: 'To its owner, beside “Hidden”.',
  },
  ministryReason: {
    text: 'Reason',
    about: 'Before what an alumni admin wrote to the owner of a ministry that was refused.',
  },
  ministryComment: {
    text: 'Note from the alumni admins',
    about: 'Before what an alumni admin wrote to the owner of a ministry.',
  },
  hideMinistry: { text: 'Hide', about: 'Hides a ministry from all others.' },
  unhideMinistry: { text: 'Show again', about: 'Shows a hidden ministry to others again.' },
  withdrawMinistry: {
    text: 'Withdraw',
    about: 'Takes back a ministry, or its changes, that wait for approval.',
  },
  sendMinistry: {
    text: 'Send for approval',
    about: 'Sends what stands in a form, or what was taken back, to be approved.',
  },
  handOnMinistry: { text: 'Hand on…', about: 'Opens a window: gives a ministry to another alumnus.' },
  moreForMinistry: {
    text: 'More for {name}',
    about: 'Read aloud on the button of the further actions of a ministry.',
  },
  letVisitorsWrite: {
    text: 'Visitors of the public page may write to me',
    about: 'Switch at a ministry that everybody can read.',
  },
  letVisitorsWriteHelp: {
    text: 'The college passes their messages on. They don’t see your address.',
    about: 'Under “Visitors of the public page may write to me”.',
  },
  ministryWasHidden: { text: '{name} is hidden.', about: 'Toast with a button to undo.' },
  ministryWasShown: { text: '{name} is shown again.', about: 'Toast with a button to undo.' },
  ministryWasWithdrawn: {
    text: 'Withdrawn. It no longer needs approval.',
    about: 'Toast with a button to undo.',
  },
  ministrySent: {
    text: 'Sent for approval. You’ll hear when it’s decided.',
    about: 'Toast after a ministry was sent.',
  },
  ministryWasDeleted: { text: '{name} deleted.', about: 'Toast with a button to undo.' },
  ministryWasRestored: { text: '{name} is back.', about: 'Toast after a deletion was undone.' },
  handOnTitle: { text: 'Hand on {name}', about: 'Heading of a window. name is a ministry.' },
  handOnLead: {
    text: 'It stays yours until they accept. A contact address that you don’t show doesn’t go with it.',
    about: 'In the window by which an owner offers a ministry to another alumnus.',
  },
  handOnNowLead: {
    text: 'They become the owner right away. We’ll notify them and the current owner.',
    about: 'In the window by which an alumni admin gives a ministry to another alumnus.',
  },
  handOnTo: { text: 'Alumnus', about: 'Label of the field in which an alumnus is chosen by name.' },
  handOnOffer: { text: 'Offer it', about: 'Button: offers a ministry to the alumnus who was chosen.' },
  handOnNow: { text: 'Hand on', about: 'Button: gives a ministry to the alumnus who was chosen.' },
  ministryOfferedTo: {
    text: 'Offered to {name}. It stays yours until they accept.',
    about: 'Note at a ministry. name is an alumnus.',
  },
  takeOfferBack: {
    text: 'Take the offer back',
    about: 'Button at a ministry that was offered to another alumnus.',
  },
  ministryWasOffered: {
    text: 'Offered to {name}.',
    about: 'Toast with a button to undo. name is an alumnus.',
  },
  offerWasTakenBack: { text: 'The offer is taken back.', about: 'Toast.' },
  ministryHasNewOwner: {
    text: '{name} looks after it now.',
    about: 'Toast after a ministry was given to another alumnus. name is the alumnus.',
  },
  ministryOffer: {
    text: '{owner} would like to hand {name} on to you.',
    about: 'Note over the ministries of an alumnus. name is a ministry.',
  },
  acceptOffer: { text: 'Accept', about: 'Button: takes a ministry on that was offered.' },
  declineOffer: { text: 'Decline', about: 'Button: does not take on a ministry that was offered.' },
  offerWasAccepted: { text: '{name} is yours now.', about: 'Toast. name is a ministry.' },
  offerWasDeclined: { text: 'Offer declined.', about: 'Toast.' },
} as const satisfies Record<string, MessageSource>;

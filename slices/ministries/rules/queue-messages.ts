import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What alumni admins read who decide about ministries. */
export const queueMessages = {
  ministryQueueLead: {
    text: 'What alumni say about their ministries, before others see it.',
    about: 'Quiet line under “Approvals”.',
  },
  ministryOwner: { text: 'Owner', about: 'Head of a column: whose listing it is.' },
  newListing: {
    text: 'New listing',
    about: 'Under the name of an owner: nothing of the ministry is shown yet.',
  },
  sentAgainListing: {
    text: 'Sent again',
    about: 'Under the name of an owner: a listing that was declined before and was sent again.',
  },
  isSentAgain: {
    text: 'This listing was declined before and has been sent again. Others see nothing of it yet.',
    about: 'Note over a listing to decide about.',
  },
  whatChangedSinceRefused: {
    text: 'What changed since it was declined',
    about: 'Heading over the differences to what was declined.',
  },
  nothingDiffersSinceRefused: {
    text: 'Nothing. It’s the same as what was declined.',
    about: 'Under “What changed since it was declined”.',
  },
  ministryDecidedBefore: {
    text: 'Decided before',
    about: 'Heading over earlier decisions about a listing, each with when, by whom and the reason.',
  },
  changedListing: {
    text: 'Changed listing',
    about: 'Under the name of an owner: others see an earlier text.',
  },
  ministrySentColumn: { text: 'Sent', about: 'Head of a column: when a ministry was sent to be approved.' },
  ministryDecidedColumn: {
    text: 'Decided',
    about: 'Head of a column and name of a fact: when, and by whom.',
  },
  ministryDecision: { text: 'Decision', about: 'Head of the column with the button “Decide”.' },
  decideMinistry: { text: 'Decide', about: 'Button: opens a ministry that waits for approval.' },
  decideOnMinistry: { text: 'Decide on {name}', about: 'Read aloud on the button “Decide”.' },
  noMinistryWaits: { text: 'Nothing waits for approval', about: 'Stands in place of the list.' },
  noMinistryDecided: {
    text: 'Nothing here yet',
    about: 'Stands in place of the list of decided ministries.',
  },
  approveMinistry: { text: 'Approve', about: 'Button: others see the ministry as it was sent.' },
  refuseMinistry: { text: 'Decline', about: 'Button: others do not see what was sent.' },
  previousMinistry: { text: 'Previous ministry', about: 'Button and shortcut.' },
  nextMinistry: { text: 'Next ministry', about: 'Button and shortcut.' },
  ministryPlaceInQueue: { text: '{place} of {count}', about: 'Where a ministry stands in the list.' },
  undoMinistryDecision: { text: 'Undo decision', about: 'Button: takes back an approval or a refusal.' },
  allMinistriesDecided: {
    text: 'Nothing else waits for approval.',
    about: 'Toast after the last one was decided.',
  },
  ministryWasApproved: { text: '{name} approved.', about: 'Toast with a button to undo.' },
  ministryWasRefused: { text: '{name} declined.', about: 'Toast with a button to undo.' },
  ministryWasUndone: { text: 'The decision on {name} is undone.', about: 'Toast.' },
  ministrySentAt: {
    text: 'Sent {moment}',
    about: 'Under the name of the owner. moment is such as “yesterday, 9:30 AM”.',
  },
  ministryNotToDecide: {
    text: 'There’s nothing to decide here any more',
    about: 'In place of a ministry that its owner has changed, taken back or deleted meanwhile.',
  },
  whatChanged: { text: 'What changed', about: 'Heading over old and new text of a ministry.' },
  isNewListing: {
    text: 'A new listing: others see nothing of it yet.',
    about: 'Note over what an owner has sent.',
  },
  nothingDiffers: {
    text: 'Nothing differs from what others see.',
    about: 'Under “What changed”, where old and new are the same.',
  },
  ministryInFull: { text: 'In full', about: 'Heading over all that an owner has sent of a ministry.' },
  ownerHidesMinistry: {
    text: 'Its owner hides this listing from others at the moment.',
    about: 'Note to alumni admins.',
  },
  noteToOwner: {
    text: 'Note to {name}',
    about: 'Label of a field: what the owner of a ministry is told with the decision.',
  },
  noteToOwnerHelp: {
    text: 'Say what to change if you decline. Optional if you approve.',
    about: 'Help under “Note to …”.',
  },
  forAlumniAdmins: { text: 'For alumni admins only', about: 'Heading over what other users never see.' },
  ministryAdminNote: { text: 'Internal note', about: 'Label of a field that only alumni admins see.' },
  ministryAdminNoteHelp: {
    text: 'Owners and other alumni never see it.',
    about: 'Help under “Internal note”.',
  },
  adminNoteSaved: { text: 'Note saved.', about: 'Toast.' },
  ministryDecidedBy: { text: '{name}, {moment}', about: 'Who decided, and when.' },
  handOnAtOnce: { text: 'Hand on to another alumnus…', about: 'Button, for alumni admins: opens a window.' },
  openInQueue: {
    text: 'Open in approvals',
    about: 'Link from the page of a ministry to where it is decided about.',
  },
} as const satisfies Record<string, MessageSource>;

import type { MessageSource } from '#kit/messages/define-messages.ts';

export const photoMessages = {
  classPhotosTitle: { text: 'Photos', about: 'Heading over the photos of a class.' },
  noClassPhotos: {
    text: 'No photos yet. Do you have one?',
    about: 'In place of the photos of a class. The button to add one stands beside it.',
  },
  addClassPhoto: { text: 'Add a photo', about: 'Button and title of the dialog: adds a photo to a class.' },
  chooseClassPhoto: { text: 'Choose a photo', about: 'Label of the place to drop a photo on.' },
  otherClassPhoto: { text: 'Choose another photo', about: 'The same, once a photo was chosen.' },
  classPhotoUnreadable: {
    text: 'This file can’t be read as a picture.',
    about: 'Shown when a chosen photo is broken.',
  },
  classPhotoMissing: {
    text: 'Choose a photo first.',
    about: 'Shown when a photo is added without choosing one.',
  },
  classPhotoCaption: {
    text: 'Caption',
    about: 'Label of the field for the words under a class photo.',
  },
  classPhotoCaptionHelp: {
    text: 'For example, who’s in it and when it was taken.',
    about: 'Under the field for the caption of a class photo.',
  },
  classPhotoPromise: {
    text: 'Only add photos if the people in them would agree. An alumni admin reviews each one before others see it.',
    about: 'In the dialog that adds a class photo.',
  },
  classPhotoSend: { text: 'Add photo', about: 'Button that sends a class photo.' },
  classPhotoSent: {
    text: 'Photo added. Others see it once an alumni admin has approved it.',
    about: 'Toast after a class photo was added.',
  },
  classPhotoShown: {
    text: 'Photo added.',
    about: 'Toast after an alumni admin added a class photo, which needs no approval.',
  },
  classPhotoWaits: { text: 'Waiting', about: 'On a class photo of the reader that nobody has approved yet.' },
  classPhotoWaitsText: {
    text: 'Only you see this photo until an alumni admin has approved it.',
    about: 'Under a class photo of the reader that waits.',
  },
  classPhotoRefused: { text: 'Declined', about: 'On a class photo of the reader that was refused.' },
  classPhotoRefusedText: {
    text: 'Not shown to others: {reason}',
    about: 'Under a refused class photo of the reader. reason is what the alumni admin wrote.',
  },
  classPhotoBy: { text: 'Added by {name}', about: 'Under a class photo.' },
  openClassPhoto: {
    text: 'Photo of the class of {year}',
    about: 'Title of a class photo shown large; read aloud on its button where it has no caption.',
  },
  removeClassPhoto: { text: 'Remove', about: 'Button under a class photo of the reader.' },
  classPhotoRemoved: { text: 'Photo removed', about: 'Toast, with Undo.' },
  classPhotoRestored: { text: 'Photo restored', about: 'Toast after Undo.' },
  complainOfClassPhoto: {
    text: 'Ask to take it down',
    about: 'Button under a class photo of somebody else, and title of its form.',
  },
  classPhotoComplaint: {
    text: 'Why should it be taken down?',
    about: 'Label of the field in the form that asks to take down a class photo.',
  },
  classPhotoComplaintHelp: {
    text: 'Nobody else sees the photo until an alumni admin has decided.',
    about: 'Under that field.',
  },
  classPhotoTakenDown: {
    text: 'The photo is hidden until an alumni admin has decided.',
    about: 'Toast after asking to take down a class photo.',
  },
  reviewClassPhotos: {
    text: 'Class photos',
    about: 'Heading of the page on which alumni admins approve photos, and link to it.',
  },
  reviewClassPhotosLead: {
    text: 'Others see a photo once it is approved.',
    about: 'Quiet line under “Class photos”.',
  },
  classPhotosOf: {
    text: 'Status',
    about: 'Label of the choice between waiting, approved and refused photos.',
  },
  classPhotosPENDING: { text: 'Waiting', about: 'Choice: class photos that wait to be approved.' },
  classPhotosAPPROVED: { text: 'Approved', about: 'Choice: class photos that were approved.' },
  classPhotosREFUSED: { text: 'Declined', about: 'Choice: class photos that were refused.' },
  noClassPhotosWaiting: { text: 'No photos are waiting', about: 'In place of the class photos to approve.' },
  noClassPhotosThere: { text: 'No photos here', about: 'In place of the class photos approved or refused.' },
  classPhotosCounted: {
    text: '{count, plural, one {# photo} other {# photos}}',
    about: 'How many class photos a list has.',
  },
  classPhotoWaitsSince: { text: 'Waiting since {moment}', about: 'Under a class photo to approve.' },
  classPhotoComplaintOf: {
    text: '{name} asks to take it down: {complaint}',
    about: 'Under a class photo to approve that was shown before.',
  },
  classPhotoDecidedBy: {
    text: 'Decided by {name}',
    about: 'Under a class photo that was approved or refused.',
  },
  approveClassPhoto: { text: 'Approve', about: 'Button under a class photo.' },
  refuseClassPhoto: { text: 'Decline photo', about: 'Button under a class photo, and title of its form.' },
  classPhotoReason: { text: 'Reason', about: 'Label of the field for why a class photo is refused.' },
  classPhotoReasonHelp: {
    text: 'The person who added the photo will read it.',
    about: 'Under the field for why a class photo is refused.',
  },
  classPhotoWasApproved: { text: 'Photo approved', about: 'Toast, with Undo.' },
  classPhotoWasRefused: { text: 'Photo declined', about: 'Toast, with Undo.' },
  classPhotosWaiting: {
    text: '{count, plural, one {# class photo to approve} other {# class photos to approve}}',
    about: 'On the dashboard of alumni admins.',
  },
  classPhotosAction: { text: 'Review', about: 'Button: goes to the class photos that wait to be approved.' },
} satisfies Record<string, MessageSource>;

import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('ministries', {
  ministryNameInvalid: {
    text: 'Enter a name of up to {max} characters, on one line.',
    about: 'Shown when a ministry has no name or a very long one.',
  },
  ministersInvalid: {
    text: 'Enter who leads this ministry, in up to {max} characters on one line.',
    about: 'Shown when a ministry names no ministers or too many.',
  },
  ministryDescriptionTooLong: {
    text: 'A description can have up to {max} characters.',
    about: 'Shown when the description of a ministry is too long.',
  },
  ministryWebsiteInvalid: {
    text: 'Enter a web address such as https://example.org.',
    about: 'Shown when the website of a ministry is no web address.',
  },
  ministryCityInvalid: {
    text: 'A city can have up to {max} characters, on one line.',
    about: 'Shown when the city of a ministry is too long.',
  },
  ministryCountryInvalid: {
    text: 'Choose a country.',
    about: 'Shown when a ministry has no country.',
  },
  ministryPlaceInvalid: {
    text: 'Enter a latitude from −90 to 90 and a longitude from −180 to 180, or leave both empty.',
    about: 'Shown when the place of a ministry on the map is not one.',
  },
  ministryPlaceElsewhere: {
    text: 'The pin on the map isn’t in this country. Move the pin, or choose the country it’s in.',
    about: 'Shown beside the field “Country” when the pin of a ministry is clearly in another country.',
  },
  ministryEmailInvalid: {
    text: 'Enter an email address such as name@example.org.',
    about: 'Shown when the contact email of a ministry is no address.',
  },
  ministryEmailMissing: {
    text: 'Enter the email address to show, or don’t show one.',
    about: 'Shown when the contact email of a ministry is to be shown and there is none.',
  },
  ministriesTooMany: {
    text: 'You can list up to {max} ministries.',
    about: 'Shown when an alumnus lists another ministry and has very many.',
  },
  ministriesOfOwnerTooMany: {
    text: 'Nobody can have more than {max} listings.',
    about: 'Shown when an alumni admin gives an alumnus another ministry who has very many.',
  },
  ministryReasonMissing: {
    text: 'Write the reason. The owner needs to know what to change.',
    about: 'Shown when an alumni admin refuses a ministry without a reason.',
  },
  ministryCommentsTooLong: {
    text: 'A note can have up to {max} characters.',
    about: 'Shown when a note about a ministry is too long.',
  },
  ministryNotWaiting: {
    text: 'Nothing waits for approval here any more. Reload to see what was decided.',
    about: 'Shown when an edit of a ministry is withdrawn or sent again and that is not possible any more.',
  },
  ministryChangedByOwner: {
    text: 'The owner has changed this listing. Look at it again.',
    about: 'Shown when an alumni admin decides about what the owner has changed or withdrawn meanwhile.',
  },
  ministryNeedsAlumnus: {
    text: 'This person can’t take on a listing. Choose another alumnus.',
    about: 'Shown when a ministry is handed on to a person who is no alumnus, or takes no messages.',
  },
  ministryNotApprovedYet: {
    text: 'You can hand this listing on once it’s been approved.',
    about: 'Shown when a ministry of which others see nothing yet is offered to another alumnus.',
  },
  ministryIsTheirs: {
    text: 'This person owns the listing already.',
    about: 'Shown when a ministry is handed on to its owner.',
  },
  ministryOfferGone: {
    text: 'This offer isn’t there any more. The owner may have taken it back.',
    about: 'Shown when an alumnus answers the offer of a ministry that was taken back.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}

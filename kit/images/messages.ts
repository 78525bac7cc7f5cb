import { defineMessages } from '#kit/messages/define-messages.ts';

/** Why a picture was not taken. */
export const messages = defineMessages('images', {
  imageTypeRefused: {
    text: 'This file is not a picture we can use. Please choose a JPEG, PNG, WebP or GIF.',
    about: 'Shown when somebody uploads a file as a picture that is none, or of another kind.',
  },
  imageTooLarge: {
    text: 'This picture is too large. Please choose one with at most 50 megapixels and 20 MB.',
    about: 'Shown when somebody uploads a picture of enormous size.',
  },
  imageUnreadable: {
    text: 'This picture is damaged and cannot be read.',
    about: 'Shown when somebody uploads a picture whose file is broken.',
  },
  imageStoreAway: {
    text: 'The picture could not be stored right now. Please try again in a moment.',
    about: 'Shown when the place where pictures are kept does not answer.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof messages.sources, true> {}
}

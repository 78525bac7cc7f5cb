import { defineMessages } from '#kit/messages/define-messages.ts';

/** Why a picture was not taken. */
export const messages = defineMessages('images', {
  imageTypeRefused: {
    text: 'This file type isn’t supported. Choose a JPEG, PNG, WebP or GIF.',
    about: 'Shown when a person uploads a file as a picture that is none, or of another kind.',
  },
  imageTooLarge: {
    text: 'This image is too large. Choose one with up to 50 megapixels and 20 MB.',
    about: 'Shown when a person uploads a picture of enormous size.',
  },
  imageUnreadable: {
    text: 'This image is damaged and can’t be opened.',
    about: 'Shown when a person uploads a picture whose file is broken.',
  },
  imageStoreAway: {
    text: 'The image couldn’t be saved right now. Please try again in a moment.',
    about: 'Shown when the place where pictures are kept does not answer.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof messages.sources, true> {}
}

// Screens know no server code, but what the server stores and what they show is held to the same tricks.
export { cleanRichText } from '#kit/rich-text/clean-rich-text.ts';

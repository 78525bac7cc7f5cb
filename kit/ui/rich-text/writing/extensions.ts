import { getSchema, type Extensions, type JSONContent } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAddress } from '#kit/rich-text/link-address.ts';
import { cleanFragment } from '../clean-html.ts';
import { KeptBlock, Lowered, Picture, Raised } from './kept-blocks.ts';

/** Everything rich text may consist of, so that opening a text and saving it loses nothing. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    // It would add an empty paragraph to texts that nobody has touched.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: 'noopener noreferrer nofollow' },
      // What came from the server was cleaned by its rules; what is written here goes by the dialog's.
      isAllowedUri: (address, { defaultValidate }) =>
        linkAddress(address) !== null || (/^(tel:|[#?])/i.test(address) && defaultValidate(address)),
      // A name with a dot in it is not yet an address; one that is meant is written in full.
      shouldAutoLink: (address) => /^https?:\/\//i.test(address),
    },
  }),
  KeptBlock,
  Picture,
  Raised,
  Lowered,
];

const schema = getSchema(EXTENSIONS);

/** Clean HTML as the editor holds it. It never sees a string of HTML, which browsers that trust none would refuse. */
export const contentOf = (html: string): JSONContent =>
  DOMParser.fromSchema(schema).parse(cleanFragment(html)).toJSON() as JSONContent;

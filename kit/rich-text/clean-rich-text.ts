import sanitizeHtml from 'sanitize-html';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isOwnPicture, LINK_SCHEMES } from './allowed.ts';
import type { RichHtml } from './rich-html.ts';
import { UncleanHtml } from './unclean-html.ts';

/** Removes from rich text everything that could run, load or deceive. Call it before storing. */
export const cleanRichText = (html: string | UncleanHtml): RichHtml =>
  sanitizeHtml(html instanceof UncleanHtml ? html.read() : html, {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: Object.fromEntries(
      Object.entries(ALLOWED_ATTRIBUTES).map(([tag, attributes]) => [tag, [...attributes]]),
    ),
    allowedSchemes: [...LINK_SCHEMES],
    allowProtocolRelative: false,
    // A page that is opened by a link must not be able to steer ours.
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs['src'] ?? ''),
  }).trim() as RichHtml;

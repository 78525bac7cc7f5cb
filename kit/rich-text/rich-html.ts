declare const cleaned: unique symbol;

/** Rich text that the server has cleaned or the browser has; the only text that is ever shown as markup. */
export type RichHtml = '' | (string & { readonly [cleaned]: true });

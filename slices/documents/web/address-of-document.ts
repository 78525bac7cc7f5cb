/** Where a document is read. A title may hold signs that mean something else in an address. */
export const addressOfDocument = (title: string): string => `/docs/${encodeURIComponent(title)}`;

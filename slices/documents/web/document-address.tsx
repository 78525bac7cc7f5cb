import { Text } from '#kit/ui/text/text.tsx';
import { isLegal } from '../rules/document.ts';

/** Where a document is read. A title may hold signs that mean something else in an address. */
export const addressOfDocument = (title: string): string => `/docs/${encodeURIComponent(title)}`;

interface TitleOfDocumentProps {
  title: string;
}

/** The legal documents have names in every language; the titles of others are as a person wrote them. */
export const TitleOfDocument = ({ title }: TitleOfDocumentProps) =>
  isLegal(title) ? <Text id={title} /> : title;

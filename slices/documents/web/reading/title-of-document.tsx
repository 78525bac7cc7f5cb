import { Text } from '#kit/ui/text/text.tsx';
import { isLegal } from '#slices/documents/rules/document.ts';

interface TitleOfDocumentProps {
  title: string;
}

/** The legal documents have names in every language; the titles of others are as somebody wrote them. */
export const TitleOfDocument = ({ title }: TitleOfDocumentProps) =>
  isLegal(title) ? <Text id={title} /> : title;

import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { CategoryUse } from '../rules/category.ts';

export const USE_TEXTS: Readonly<Record<CategoryUse, MessageId>> = {
  DOCUMENTS: 'menuDocuments',
  MESSAGES: 'categoryForMessages',
  LINKS: 'menuLinks',
};

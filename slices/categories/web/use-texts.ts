import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { CategoryColour, CategoryUse } from '../rules/category.ts';

export const USE_TEXTS: Readonly<Record<CategoryUse, MessageId>> = {
  DOCUMENTS: 'menuDocuments',
  MESSAGES: 'categoryForMessages',
  LINKS: 'menuLinks',
  COURSES: 'menuCourses',
};

export const COLOUR_TEXTS: Readonly<Record<CategoryColour, MessageId>> = {
  SLATE: 'colourSlate',
  SEA: 'colourSea',
  MOSS: 'colourMoss',
  OCHRE: 'colourOchre',
  WINE: 'colourWine',
  PLUM: 'colourPlum',
};

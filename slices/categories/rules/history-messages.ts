import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';

export const historyMessages = {
  didCreateCategory: did('created the category'),
  didUpdateCategory: did('changed the category'),
  didDeleteCategory: did('deleted the category'),
  auditKindCategory: kind('Category'),
} satisfies HistoryTexts<'createCategory' | 'updateCategory' | 'deleteCategory', 'category'>;

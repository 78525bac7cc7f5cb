import type { DocumentValues } from '../rules/document.ts';

/** A document as those see it who write it. */
export interface ManagedDocument extends DocumentValues {
  id: string;
  published: boolean;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: string | null;
  version: number;
  categoryName: string | null;
  /** The languages it has a body in. */
  locales: string[];
}

/** A body as it was saved once. Without words it was taken away. */
export interface DocumentVersion {
  locale: string;
  number: number;
  content: string;
  writtenAt: Date;
  writtenBy: string | null;
}

export { findDocuments } from './find-documents.ts';

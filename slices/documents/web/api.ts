export { findDocuments } from './reading/find-documents.ts';

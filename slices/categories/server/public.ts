export { findCategory } from './category.queries.ts';

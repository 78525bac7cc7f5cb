export { Category } from './categories.graphql.ts';
export { findCategories, findCategory, type CategoryRecord } from './category.queries.ts';

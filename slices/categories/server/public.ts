export { Category } from './categories.graphql.ts';
export { findCategories, findCategory } from './category.queries.ts';

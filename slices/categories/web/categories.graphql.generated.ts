import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type CategoriesQueryVariables = { [key: string]: never; };

export type CategoriesQuery = { readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly _id: string, readonly name: string, readonly uses: ReadonlyArray<Types.CategoryUse>, readonly position: number, readonly colour: Types.CategoryColour, readonly version: number }> };

export type ListedCategoryFragment = { readonly __typename: 'Category', readonly _id: string, readonly name: string, readonly uses: ReadonlyArray<Types.CategoryUse>, readonly position: number, readonly colour: Types.CategoryColour, readonly version: number };

export type CreateCategoryMutationVariables = {
  categoryId: string;
  categoryInput: Types.CategoryInput;
};

export type CreateCategoryMutation = { readonly createCategory: { readonly __typename: 'Category', readonly _id: string, readonly name: string, readonly uses: ReadonlyArray<Types.CategoryUse>, readonly position: number, readonly colour: Types.CategoryColour, readonly version: number } };

export type UpdateCategoryMutationVariables = {
  categoryId: string;
  version: number;
  categoryInput: Types.CategoryInput;
};

export type UpdateCategoryMutation = { readonly updateCategory: { readonly __typename: 'Category', readonly _id: string, readonly name: string, readonly uses: ReadonlyArray<Types.CategoryUse>, readonly position: number, readonly colour: Types.CategoryColour, readonly version: number } };

export type DeleteCategoryMutationVariables = {
  categoryId: string;
};

export type DeleteCategoryMutation = { readonly deleteCategory: boolean };

export const categories: TypedDocument<CategoriesQuery, CategoriesQueryVariables> = {
  operationName: 'categories',
  query: `query categories{categories{...ListedCategory}}fragment ListedCategory on Category{_id name uses position colour version __typename}`,
};

export const createCategory: TypedDocument<CreateCategoryMutation, CreateCategoryMutationVariables> = {
  operationName: 'createCategory',
  query: `mutation createCategory($categoryId:ID!$categoryInput:CategoryInput!){createCategory(categoryId:$categoryId categoryInput:$categoryInput){...ListedCategory}}fragment ListedCategory on Category{_id name uses position colour version __typename}`,
};

export const updateCategory: TypedDocument<UpdateCategoryMutation, UpdateCategoryMutationVariables> = {
  operationName: 'updateCategory',
  query: `mutation updateCategory($categoryId:ID!$version:Int!$categoryInput:CategoryInput!){updateCategory(categoryId:$categoryId version:$version categoryInput:$categoryInput){...ListedCategory}}fragment ListedCategory on Category{_id name uses position colour version __typename}`,
};

export const deleteCategory: TypedDocument<DeleteCategoryMutation, DeleteCategoryMutationVariables> = {
  operationName: 'deleteCategory',
  query: `mutation deleteCategory($categoryId:ID!){deleteCategory(categoryId:$categoryId)}`,
};

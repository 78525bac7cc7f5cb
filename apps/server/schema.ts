import type { GraphQLSchema } from 'graphql';
import { builder } from '#kit/graphql/builder.ts';
import { readArguments } from '#kit/graphql/read-arguments.ts';
import './slices.generated.ts';

/** Every slice's part of the API, from ground to roof. A field without a permission stops it here. */
export const schema: GraphQLSchema = readArguments(builder.toSchema());

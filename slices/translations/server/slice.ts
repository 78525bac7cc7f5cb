import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './translations.graphql.ts';
import './interface-messages.graphql.ts';
import './import-translations.graphql.ts';
import './locales.graphql.ts';

export const slice: ServerSlice = {};

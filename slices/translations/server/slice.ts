import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './translations.graphql.ts';
import './interface-messages.graphql.ts';
import './import-translations.graphql.ts';
import './locales.graphql.ts';
import './stale-texts.ts';

export const slice: ServerSlice = {};

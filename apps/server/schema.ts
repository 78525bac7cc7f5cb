import type { GraphQLSchema } from 'graphql';
import { builder } from '#kit/graphql/builder.ts';
import { readArguments } from '#kit/graphql/read-arguments.ts';
import '#slices/system-log/server/system-log.graphql.ts';
import '#slices/translations/server/translations.graphql.ts';
import '#slices/translations/server/interface-messages.graphql.ts';
import '#slices/translations/server/locales.graphql.ts';
import '#slices/regions/server/regions.graphql.ts';
import '#slices/people/server/user.graphql.ts';
import '#slices/people/server/address.graphql.ts';
import '#slices/people/server/profile.graphql.ts';
import '#slices/people/server/own-profile.graphql.ts';
import '#slices/people/server/users.graphql.ts';
import '#slices/notifications/server/notifications.graphql.ts';
import '#slices/notifications/server/preferences.graphql.ts';
import '#slices/documents/server/documents.graphql.ts';
import '#slices/groups/server/groups.graphql.ts';
import '#slices/groups/server/managed-groups.graphql.ts';
import '#slices/groups/server/change-groups.graphql.ts';
import '#slices/sign-in/server/sign-in.graphql.ts';
import '#slices/sign-in/server/account.graphql.ts';
import '#slices/sign-in/server/enrolment.graphql.ts';
import '#slices/video-uploads/server/video-uploads.graphql.ts';
import '#slices/calendar/server/calendar.graphql.ts';
import '#slices/forex/server/forex.graphql.ts';

/** Every slice's part of the API, from ground to roof. A field without a permission stops it here. */
export const schema: GraphQLSchema = readArguments(builder.toSchema());

import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { SET_PICTURE } from './profile/set-picture.ts';
import { forgetPicture } from './profile/store-picture.ts';
import './user.graphql.ts';
import './profile/address.graphql.ts';
import './profile/profile.graphql.ts';
import './profile/own-profile.graphql.ts';
import './users.graphql.ts';
import './person-page/birth-date.graphql.ts';
import './person-page/change-users.graphql.ts';
import './roles/roles.graphql.ts';
import './roles/region-staff.graphql.ts';
import './person-page/person-page.graphql.ts';

export const slice: ServerSlice = { rates: [SET_PICTURE], jobs: [forgetPicture] };

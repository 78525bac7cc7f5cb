import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './alumnus-card.graphql.ts';
import { mailInvitations } from './members/mail-invitations.ts';
import { alumniMailPage } from './members/mail-page.ts';
import './members/members.graphql.ts';
import './profile.graphql.ts';
import './library/library.graphql.ts';

export const slice: ServerSlice = { jobs: [mailInvitations], publicPages: [alumniMailPage] };

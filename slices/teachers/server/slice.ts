import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { mailTeacherAccount } from './tell-of-account.ts';
import './teachers.graphql.ts';
import './change-teachers.graphql.ts';

export const slice: ServerSlice = { jobs: [mailTeacherAccount] };

import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { SET_TEACHER_PHOTO } from './teacher.actions.ts';
import { mailTeacherAccount } from './tell-of-account.ts';
import './teachers.graphql.ts';
import './change-teachers.graphql.ts';

export const slice: ServerSlice = { rates: [SET_TEACHER_PHOTO], jobs: [mailTeacherAccount] };

import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { mailNotices } from './mail-notices.ts';
import { findDueMail, mailSummaries } from './mail-summaries.ts';
import { tellMany } from './notify.ts';
import './notifications.graphql.ts';
import './preferences.graphql.ts';
import './push.graphql.ts';
import { sendPush } from './send-push.ts';
import { UNSUBSCRIBE_ADDRESS } from './unsubscribe.graphql.ts';

export const slice: ServerSlice = {
  jobs: [findDueMail, mailNotices, mailSummaries, sendPush, tellMany],
  rates: [UNSUBSCRIBE_ADDRESS],
};

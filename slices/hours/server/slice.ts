import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './copy-requirements.ts';
import './hours-in-calendar.ts';
import './move-hours.actions.ts';
import './own-hours.graphql.ts';
import './policy.graphql.ts';
import './promotion-requirement.ts';
import './queue.graphql.ts';
import { SUPERVISOR_RATES } from './supervisors/ask-supervisor.ts';
import { supervisorPage, thanksPage } from './supervisors/request-page.ts';
import './supervisors/requests.graphql.ts';
import { sweepHourRequests } from './supervisors/sweep-requests.ts';
import { tellOfDecidedHours } from './tell-together.ts';

export const slice: ServerSlice = {
  publicPages: [supervisorPage, thanksPage],
  jobs: [sweepHourRequests, tellOfDecidedHours],
  rates: SUPERVISOR_RATES,
};

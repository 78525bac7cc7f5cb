import { applyCardEvent } from '#kit/cards/card-events.ts';
import { deliverSandboxEvent } from '#kit/cards/sandbox-events.ts';
import { linkAudit, verifyAudit } from '#kit/db/audit/link-audit.ts';
import { sweepSessions } from '#kit/http/sessions/sweep-sessions.ts';
import type { Job } from '#kit/jobs/define-job.ts';
import { deliverMail, sendStoredMail } from '#kit/mail/send-mail.ts';
import { sweepOutbox } from '#kit/mail/sweep-outbox.ts';
import { slices } from './slices.generated.ts';

/** All background work of the college. */
export const jobs: readonly Job<never>[] = [
  deliverMail,
  sendStoredMail,
  linkAudit,
  verifyAudit,
  sweepOutbox,
  sweepSessions,
  applyCardEvent,
  deliverSandboxEvent,
  ...slices.flatMap(({ jobs: ofSlice = [] }) => ofSlice),
];

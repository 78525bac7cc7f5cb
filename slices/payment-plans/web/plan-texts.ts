import type { MessageId } from '#kit/ui/text/message-id.ts';
import { FAILURE_TEXTS } from '#slices/billing/web/api.ts';
import type { InstalmentState, PlanEventKind, PlanStatus } from '../rules/plan.ts';
import type { Frequency } from '../rules/schedule.ts';

export const FREQUENCY_TEXTS: Readonly<Record<Frequency, MessageId>> = {
  WEEKLY: 'planWeekly',
  FORTNIGHTLY: 'planFortnightly',
  MONTHLY: 'planMonthly',
};

export const PLAN_STATUS_TEXTS: Readonly<Record<PlanStatus, MessageId>> = {
  ACTIVE: 'planIsOn',
  DISABLED: 'planIsDisabled',
  COMPLETED: 'planIsCompleted',
};

export const PLAN_TONES = { ACTIVE: 'success', DISABLED: 'danger', COMPLETED: 'neutral' } as const;

export const STATE_TEXTS: Readonly<Record<InstalmentState, MessageId>> = {
  PLANNED: 'instalmentPlanned',
  PAID: 'instalmentPaid',
  COVERED: 'instalmentCovered',
  SKIPPED: 'instalmentSkipped',
  FAILED: 'instalmentFailed',
};

export const STATE_TONES = {
  PLANNED: 'neutral',
  PAID: 'success',
  COVERED: 'success',
  SKIPPED: 'neutral',
  FAILED: 'danger',
} as const;

export const EVENT_TEXTS: Readonly<Record<PlanEventKind, MessageId>> = {
  SET_UP: 'planEventSetUp',
  CHARGED: 'planEventCharged',
  FAILED: 'planEventFailed',
  COVERED: 'planEventCovered',
  SKIPPED: 'planEventSkipped',
  MOVED: 'planEventMoved',
  DISABLED: 'planEventDisabled',
  ENABLED: 'planEventEnabled',
};

/** Why a payment of a plan failed. */
export const PLAN_FAILURE_TEXTS = { ...FAILURE_TEXTS, noCard: 'failureNoCard' } as const satisfies Record<
  string,
  MessageId
>;

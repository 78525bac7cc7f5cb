import { describe, expect, test } from 'vitest';
import { checkLogEntry, LOG_TYPES, quotedReference } from './log-entry.ts';

const error = {
  action: 'reportFrontEndError',
  type: 'ERROR',
  payload: '{"error":"TypeError: x","url":"/login"}',
};
const activity = { action: 'courseActivity', type: 'ACTIVITY', payload: '{"courseId":"c1"}' };

test('an error report is of type ERROR (LOG-02)', () => {
  expect(checkLogEntry(error)).toBeNull();
  expect(checkLogEntry({ ...error, type: 'ACTIVITY' })).toBe('logEntryUnknown');
});

test.each(['TypeError: x at /login', '', '{', 'null', '"word"', '["list"]', '{"error":"no url"}'])(
  'an error report tells what it has to tell in any text, such as %j (LOG-02)',
  (payload) => {
    expect(checkLogEntry({ ...error, payload })).toBeNull();
    expect(checkLogEntry({ ...activity, payload })).toBeNull();
  },
);

test('a report carries a reference of ours, or none', () => {
  expect(checkLogEntry({ ...error, reference: 'K7QM-2F9X' })).toBeNull();
  expect(checkLogEntry({ ...error, reference: null })).toBeNull();
  for (const reference of ['', 'k7qm-2f9x', 'K7QM2F9X', 'K7QM-2F9O', 'K7QM-2F9X ', '=HYPERLINK("x")'])
    expect(checkLogEntry({ ...error, reference })).toBe('logEntryUnknown');
});

test('a course activity is of type ACTIVITY (LOG-03)', () => {
  expect(checkLogEntry(activity)).toBeNull();
  expect(checkLogEntry({ ...activity, type: 'ERROR' })).toBe('logEntryUnknown');
});

describe('anything else is unknown', () => {
  test.each([
    ['an action nobody has named', { ...error, action: 'reportBackEndError' }],
    ['no action', { ...error, action: '' }],
    ['a name every object has', { action: 'constructor', type: 'ERROR', payload: '{}' }],
    ['a type nobody has named', { ...error, type: 'WARNING' }],
  ])('%s', (_, entry) => {
    expect(checkLogEntry(entry)).toBe('logEntryUnknown');
  });
});

test.each(['K7QM-2F9X', 'k7qm-2f9x', 'K7QM2F9X', ' k7qm 2f9x ', 'k7qm–2f9x.'])(
  '"%s" quotes K7QM-2F9X',
  (typed) => {
    expect(quotedReference(typed)).toBe('K7QM-2F9X');
  },
);

test('what is no reference stays as it was typed', () => {
  expect(quotedReference(' K7QM ')).toBe('K7QM');
});

test('there are errors and activities', () => {
  expect(LOG_TYPES).toEqual(['ERROR', 'ACTIVITY']);
});

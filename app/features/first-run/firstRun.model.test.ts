import { describe, expect, test } from 'vitest';
import { decideDialog, type FirstRunState } from './firstRun.model.ts';

const settled: FirstRunState = {
  vitalMissing: false,
  vitalPutOff: false,
  questionsMissing: false,
  greeting: null,
  suppressed: false,
  otherOpen: false,
};

describe('the dialog that is due', () => {
  test.for<[string, Partial<FirstRunState>, string | null]>([
    ['nothing to ask', {}, null],
    ['details are missing', { vitalMissing: true }, 'vital'],
    ['details come first', { vitalMissing: true, questionsMissing: true, greeting: 'welcome' }, 'vital'],
    [
      'details are put off, and hold back the rest',
      { vitalMissing: true, vitalPutOff: true, questionsMissing: true },
      null,
    ],
    ['put off once, given since', { vitalPutOff: true, questionsMissing: true }, 'questionnaire'],
    ['questions are missing', { questionsMissing: true }, 'questionnaire'],
    ['questions come before the welcome', { questionsMissing: true, greeting: 'welcome' }, 'questionnaire'],
    ['questions come before the pictures', { questionsMissing: true, greeting: 'upload' }, 'questionnaire'],
    ['a fresh member is welcomed', { greeting: 'welcome' }, 'welcome'],
    ['a moment passes', { greeting: 'pause' }, null],
    ['then the pictures', { greeting: 'upload' }, 'upload'],
    ['this page keeps them away', { suppressed: true, greeting: 'welcome' }, null],
    ['another dialog is open', { otherOpen: true, vitalMissing: true }, null],
  ])('%s', ([, state, expected]) => {
    expect(decideDialog({ ...settled, ...state })).toBe(expected);
  });
});

const both = [false, true];
const everyState: FirstRunState[] = both.flatMap((vitalMissing) =>
  both.flatMap((vitalPutOff) =>
    both.flatMap((questionsMissing) =>
      ([null, 'welcome', 'pause', 'upload'] as const).flatMap((greeting) =>
        both.flatMap((suppressed) =>
          both.map((otherOpen) => ({ vitalMissing, vitalPutOff, questionsMissing, greeting, suppressed, otherOpen })),
        ),
      ),
    ),
  ),
);

/** Each rule by itself: when a dialog may be there at all. */
const mayShow = {
  vital: (state: FirstRunState) => state.vitalMissing && !state.vitalPutOff,
  questionnaire: (state: FirstRunState) => !state.vitalMissing && state.questionsMissing,
  welcome: (state: FirstRunState) => !state.vitalMissing && !state.questionsMissing && state.greeting === 'welcome',
  upload: (state: FirstRunState) => !state.vitalMissing && !state.questionsMissing && state.greeting === 'upload',
};

test('in all 128 states at most one rule holds, and it decides', () => {
  expect(everyState).toHaveLength(128);
  for (const state of everyState) {
    const due = Object.entries(mayShow).flatMap(([name, holds]) => (holds(state) ? [name] : []));
    expect(due.length, JSON.stringify(state)).toBeLessThanOrEqual(1);
    const quiet = state.suppressed || state.otherOpen;
    expect(decideDialog(state), JSON.stringify(state)).toBe(quiet ? null : (due[0] ?? null));
  }
});

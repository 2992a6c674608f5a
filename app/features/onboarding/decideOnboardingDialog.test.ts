import { describe, expect, test } from 'vitest';
import { decideOnboardingDialog, type OnboardingState } from './decideOnboardingDialog.ts';

const settled: OnboardingState = {
  detailsMissing: false,
  detailsPostponed: false,
  questionsMissing: false,
  greeting: null,
  suppressed: false,
  otherOpen: false,
};

describe('the dialog that is due', () => {
  test.for<[string, Partial<OnboardingState>, string | null]>([
    ['nothing to ask', {}, null],
    ['details are missing', { detailsMissing: true }, 'vital'],
    ['details come first', { detailsMissing: true, questionsMissing: true, greeting: 'welcome' }, 'vital'],
    [
      'details are put off, and hold back the rest',
      { detailsMissing: true, detailsPostponed: true, questionsMissing: true },
      null,
    ],
    ['put off once, given since', { detailsPostponed: true, questionsMissing: true }, 'questionnaire'],
    ['questions are missing', { questionsMissing: true }, 'questionnaire'],
    ['questions come before the welcome', { questionsMissing: true, greeting: 'welcome' }, 'questionnaire'],
    ['questions come before the pictures', { questionsMissing: true, greeting: 'upload' }, 'questionnaire'],
    ['a fresh member is welcomed', { greeting: 'welcome' }, 'welcome'],
    ['a moment passes', { greeting: 'pause' }, null],
    ['then the pictures', { greeting: 'upload' }, 'upload'],
    ['this page keeps them away', { suppressed: true, greeting: 'welcome' }, null],
    ['another dialog is open', { otherOpen: true, detailsMissing: true }, null],
  ])('%s', ([, state, expected]) => {
    expect(decideOnboardingDialog({ ...settled, ...state })).toBe(expected);
  });
});

const both = [false, true];
const everyState: OnboardingState[] = both.flatMap((detailsMissing) =>
  both.flatMap((detailsPostponed) =>
    both.flatMap((questionsMissing) =>
      ([null, 'welcome', 'pause', 'upload'] as const).flatMap((greeting) =>
        both.flatMap((suppressed) =>
          both.map((otherOpen) => ({
            detailsMissing,
            detailsPostponed,
            questionsMissing,
            greeting,
            suppressed,
            otherOpen,
          })),
        ),
      ),
    ),
  ),
);

/** Each rule by itself: when a dialog may be there at all. */
const mayShow = {
  vital: (state: OnboardingState) => state.detailsMissing && !state.detailsPostponed,
  questionnaire: (state: OnboardingState) => !state.detailsMissing && state.questionsMissing,
  welcome: (state: OnboardingState) => !state.detailsMissing && !state.questionsMissing && state.greeting === 'welcome',
  upload: (state: OnboardingState) => !state.detailsMissing && !state.questionsMissing && state.greeting === 'upload',
};

test('in all 128 states at most one rule holds, and it decides', () => {
  expect(everyState).toHaveLength(128);
  for (const state of everyState) {
    const due = Object.entries(mayShow).flatMap(([name, holds]) => (holds(state) ? [name] : []));
    expect(due.length, JSON.stringify(state)).toBeLessThanOrEqual(1);
    const quiet = state.suppressed || state.otherOpen;
    expect(decideOnboardingDialog(state), JSON.stringify(state)).toBe(quiet ? null : (due[0] ?? null));
  }
});

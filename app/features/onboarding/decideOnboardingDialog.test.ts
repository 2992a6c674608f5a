import { describe, expect, test } from 'vitest';
import { decideOnboardingDialog, type OnboardingState } from './decideOnboardingDialog.ts';

const idle: OnboardingState = {
  detailsMissing: false,
  detailsPostponed: false,
  questionsMissing: false,
  stage: null,
  suppressed: false,
  otherOpen: false,
};

describe('the dialog that is due', () => {
  test.for<[string, Partial<OnboardingState>, string | null]>([
    ['nothing is missing', {}, null],
    ['details are missing', { detailsMissing: true }, 'details'],
    ['details come first', { detailsMissing: true, questionsMissing: true, stage: 'welcome' }, 'details'],
    [
      'postponed details hold back the rest',
      { detailsMissing: true, detailsPostponed: true, questionsMissing: true },
      null,
    ],
    ['details that were postponed and then given', { detailsPostponed: true, questionsMissing: true }, 'questionnaire'],
    ['questions are missing', { questionsMissing: true }, 'questionnaire'],
    ['questions come before the welcome', { questionsMissing: true, stage: 'welcome' }, 'questionnaire'],
    ['questions come before the pictures', { questionsMissing: true, stage: 'upload' }, 'questionnaire'],
    ['a fresh member is welcomed', { stage: 'due' }, 'welcome'],
    ['while the tab asks whether another has shown it', { stage: 'asking' }, null],
    ['the welcome on show', { stage: 'welcome' }, 'welcome'],
    ['the pause after the welcome', { stage: 'pause' }, null],
    ['the pictures after the pause', { stage: 'upload' }, 'upload'],
    ['a page that suppresses dialogs', { suppressed: true, stage: 'welcome' }, null],
    ['another dialog is open', { otherOpen: true, detailsMissing: true }, null],
  ])('%s', ([, state, expected]) => {
    expect(decideOnboardingDialog({ ...idle, ...state })).toBe(expected);
  });
});

const both = [false, true];
const everyState: OnboardingState[] = both.flatMap((detailsMissing) =>
  both.flatMap((detailsPostponed) =>
    both.flatMap((questionsMissing) =>
      ([null, 'welcome', 'pause', 'upload'] as const).flatMap((stage) =>
        both.flatMap((suppressed) =>
          both.map((otherOpen) => ({
            detailsMissing,
            detailsPostponed,
            questionsMissing,
            stage,
            suppressed,
            otherOpen,
          })),
        ),
      ),
    ),
  ),
);

/** Each rule by itself: when a dialog may be shown at all. */
const mayShow = {
  details: (state: OnboardingState) => state.detailsMissing && !state.detailsPostponed,
  questionnaire: (state: OnboardingState) => !state.detailsMissing && state.questionsMissing,
  welcome: (state: OnboardingState) => !state.detailsMissing && !state.questionsMissing && state.stage === 'welcome',
  upload: (state: OnboardingState) => !state.detailsMissing && !state.questionsMissing && state.stage === 'upload',
};

test('in all 128 states at most one rule holds, and it decides', () => {
  expect(everyState).toHaveLength(128);
  for (const state of everyState) {
    const due = Object.entries(mayShow).flatMap(([name, holds]) => (holds(state) ? [name] : []));
    expect(due.length, JSON.stringify(state)).toBeLessThanOrEqual(1);
    const hidden = state.suppressed || state.otherOpen;
    expect(decideOnboardingDialog(state), JSON.stringify(state)).toBe(hidden ? null : (due[0] ?? null));
  }
});

import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../api/createApi.ts';
import { sendRegistrationAndEmail } from './sendRegistrationAndEmail.ts';
import { decideNextStep, type QuestionnaireProgress } from './steps.model.ts';

function fakeApi(works = true) {
  const calls: unknown[] = [];
  const call = async ({ name }: { name: string }, input?: { body: unknown }) => {
    calls.push(input ? [name, input.body] : [name]);
    if (!works) throw new Error('no');
  };
  return { calls, api: { call } as unknown as Api };
}

const at = (stepsFinished: number, total: number, confirmFirst = false): QuestionnaireProgress => ({
  completed: stepsFinished >= total,
  stepsFinished,
  total,
  confirmFirst,
});
let isMobile = false;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: !isMobile }));
  return () => vi.unstubAllGlobals();
});

const registration = ['triggerRegistration', { device: 'desktop' }];

test.for<[string, QuestionnaireProgress, QuestionnaireProgress, unknown[]]>([
  ['the last answer', at(15, 16), at(16, 16), [registration]],
  ['the last answer, with the confirmation first', at(15, 16, true), at(16, 16, true), []],
  ['the last answer of five', at(4, 5), at(5, 5), [registration, ['resendConfirmation']]],
  ['the last of five, with the confirmation first', at(4, 5, true), at(5, 5, true), [['resendConfirmation']]],
  ['an answer that leaves five', at(10, 16), at(11, 16), [['resendConfirmation']]],
  ['an answer that leaves six', at(9, 16), at(10, 16), []],
  ['a correction while five are left', at(11, 16), at(11, 16), []],
  ['a correction at the end', at(16, 16), at(16, 16), []],
])('the events of %s', async ([title, before, after, expected]) => {
  const { api, calls } = fakeApi();
  sendRegistrationAndEmail(api, decideNextStep(before, after, before.stepsFinished + 2), title);
  await vi.waitFor(() => expect(calls.toSorted()).toEqual(expected.toSorted()));
});

test('the registration is reported once, also by two tabs', async () => {
  const { api, calls } = fakeApi();
  for (const _ of ['a tab', 'another']) sendRegistrationAndEmail(api, decideNextStep(at(15, 16), at(16, 16), 17), '7');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls).toEqual([registration]);
});

test('the device is sent along, and a failure is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { api, calls } = fakeApi(false);
  isMobile = true;
  sendRegistrationAndEmail(api, decideNextStep(at(4, 5), at(5, 5), 6), '8');
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  expect(calls).toEqual([['resendConfirmation'], ['triggerRegistration', { device: 'mobile' }]]);
  warn.mockRestore();
});

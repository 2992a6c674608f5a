import { expect, test } from 'vitest';
import { decideLinkDestination } from './decideLinkDestination.ts';

const progress = (stepsFinished: number, completed = false) => ({ completed, stepsFinished, total: 60 });

test.for<[string, string | null, Parameters<typeof decideLinkDestination>[1], string]>([
  ['a page by its name', 'messages', progress(60, true), '/membership-area/messages'],
  ['a page by its path', '/membership-area/my-account', progress(60, true), '/membership-area/my-account'],
  ['a page that the guard may not allow', 'premium', progress(3), '/premium-plans/plans'],
  ['a foreign target', '//evil.example', progress(60, true), '/membership-area/home'],
  ['an empty target', '', progress(3), '/membership-area/home'],
  ['no target, nothing answered', null, progress(0), '/welcome-message'],
  ['no target, some answered', null, progress(7), '/personality-test/8'],
  ['no target, all answered but not complete', null, progress(60), '/personality-test/60'],
  ['no target, complete', null, progress(60, true), '/membership-area/home'],
  ['no target, progress unknown', null, null, '/membership-area/home'],
])('%s: %s with %o leads to %s', ([, target, known, expected]) => {
  expect(decideLinkDestination(target, known)).toBe(expected);
});

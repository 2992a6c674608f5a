import { expect, test } from 'vitest';
import { planPlaywright } from './runTests.ts';

test('everything takes no argument but those of the configuration', () => {
  expect(planPlaywright({ specs: 'all', screens: [] })).toEqual({ args: [], env: {} });
});

test('specs are named whole and run in one worker; screens bring the specs that check them', () => {
  const { args, env } = planPlaywright({ specs: ['tests/journeys/a.spec.ts'], screens: ['home', 'login'] });
  expect(args).toEqual([
    '/tests/journeys/a\\.spec\\.ts$',
    '/tests/visual/screens\\.spec\\.ts$',
    '/tests/visual/looks\\.spec\\.ts$',
    '--workers=1',
  ]);
  expect(env).toEqual({ SCREENS: 'home,login' });
  expect(planPlaywright({ specs: ['tests/visual/screens.spec.ts'], screens: ['home'] }).args).toHaveLength(3);
});

test('bad weather runs in Chromium, with as many workers as it wants', () => {
  expect(planPlaywright({ specs: ['tests/journeys/a.spec.ts'], screens: [] }, 5)).toEqual({
    args: ['--project=journeys', '--project=gallery', '/tests/journeys/a\\.spec\\.ts$'],
    env: { BAD_WEATHER: '5' },
  });
});

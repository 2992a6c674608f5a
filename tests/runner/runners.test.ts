import { expect, test } from 'vitest';
import { planPlaywright } from './runners.ts';

const settings = { all: false, bail: false, quietOutput: false };
const lookSpecs = ['tests/look/look.spec.ts'];
const tail = (args: readonly string[]) =>
  args.slice(args.indexOf('--reporter=list,json') + 1).map((arg) => arg.replace(/^(--workers=)\d+$/, '$1cores'));
type Asked = Omit<Parameters<typeof planPlaywright>[0], 'visualSpecs'>;

test.for<[what: string, asked: Asked, args: string[], screens: string | undefined]>([
  ['everything', { specs: 'all', screens: 'all' }, [], undefined],
  [
    'two screens',
    { specs: [], screens: ['home', 'matches-empty'] },
    ['/tests/look/look\\.spec\\.ts$', '--workers=cores'],
    'home,matches-empty',
  ],
  ['all screens', { specs: [], screens: 'all' }, ['/tests/look/look\\.spec\\.ts$', '--workers=cores'], undefined],
  [
    'a journey',
    { specs: ['tests/journeys/a.spec.ts'], screens: [] },
    ['/tests/journeys/a\\.spec\\.ts$', '--workers=cores'],
    undefined,
  ],
  [
    'a journey and a screen',
    { specs: ['tests/journeys/a.spec.ts'], screens: ['home'] },
    ['/tests/journeys/a\\.spec\\.ts$', '/tests/look/look\\.spec\\.ts$', '--workers=cores'],
    'home',
  ],
])('%s', ([, asked, args, screens]) => {
  const plan = planPlaywright({ ...asked, visualSpecs: lookSpecs }, settings);
  expect(tail(plan.args)).toEqual(args);
  expect(plan.env).toEqual({ MATRIX: undefined, SCREENS: screens });
});

test('the full matrix, a part, and the first failure', () => {
  const { args, env } = planPlaywright(
    { specs: 'all', screens: 'all', visualSpecs: lookSpecs },
    { ...settings, all: true, bail: true, shard: { index: 2, count: 3 } },
  );
  expect(tail(args)).toEqual(['-x', '--shard=2/3']);
  expect(env.MATRIX).toBe('full');
});

test('bad weather, in Chromium alone and with workers of its own', () => {
  const asked = { specs: ['tests/journeys/a.spec.ts'], screens: [], visualSpecs: lookSpecs };
  const { args, env } = planPlaywright(asked, { ...settings, badWeatherRuns: 5 });
  expect(tail(args)).toEqual(['--project=journeys', '--project=gallery', '/tests/journeys/a\\.spec\\.ts$']);
  expect(env.BAD_WEATHER).toBe('5');
});

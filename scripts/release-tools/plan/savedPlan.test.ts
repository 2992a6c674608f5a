import { expect, test } from 'vitest';
import { MANIFEST_VERSION, Manifest } from '../../build/output/manifest.ts';
import { findMovedHosts } from './savedPlan.ts';

const hash = (digit: string) => digit.repeat(64);

const toManifest = (sites: Record<string, string>) =>
  Manifest.parse({
    version: MANIFEST_VERSION,
    sites: Object.entries(sites).map(([host, digit]) => ({
      ...{ host, brand: 'alderwick', domain: 'de', siteId: 1, locales: ['de'] },
      ...{ environment: 'production', digest: hash(digit) },
    })),
    hosting: hash('0'),
  });

/** A plan that leaves one site as it is, changes one, adds one and removes one. */
const plan = { former: { changed: hash('1'), gone: hash('2') }, added: ['added'] };
const planned = toManifest({ same: '5', changed: '6', added: '7' });

test.for([
  ['as the plan found it', { same: '5', changed: '1', gone: '2' }, []],
  ['as the plan leads to', { same: '5', changed: '6', added: '7' }, []],
  ['some sites after, others before', { same: '5', changed: '6', gone: '2' }, []],
  ['another state of a changed site', { same: '5', changed: '9', gone: '2' }, ['changed']],
  ['another state of a site that the plan leaves as it is', { same: '9', changed: '1', gone: '2' }, ['same']],
  [
    'another state of one that goes, and one that is new',
    { same: '5', changed: '1', gone: '9', added: '9' },
    ['added', 'gone'],
  ],
  ['a site that the plan does not know', { same: '5', changed: '1', gone: '2', unknown: '9' }, ['unknown']],
  ['nothing', undefined, ['changed', 'same']],
] as const)('a target that serves %s has moved where it is neither', ([, served, moved]) => {
  expect(findMovedHosts(plan, planned, served && toManifest(served))).toEqual(moved);
});

test('a plan for an empty target finds it empty', () => {
  const first = { former: {}, added: ['same', 'changed', 'added'] };
  expect(findMovedHosts(first, planned, undefined)).toEqual([]);
});

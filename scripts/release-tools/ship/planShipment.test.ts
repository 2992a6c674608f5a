import { describe, expect, test } from 'vitest';
import { describeInterruption, type Journal } from './journal.ts';
import { findExceededLimits, listOldReleases, planShipment } from './planShipment.ts';
import { type Shipment, siteFolderOf } from './Shipment.ts';
import type { MachineState } from './targets/Machine.ts';

const file = (path: string, size: number) => ({ path, sha256: `hash of ${path}`, size });
const site = {
  host: 'a.example',
  digest: 'd',
  files: [file('index.html', 100), file('assets/x.js', 900)],
  hosting: [],
};
const shipment: Shipment = { release: 'new', sites: [site], files: [file('manifest.json', 50)] };
const state = (changes: Partial<MachineState> = {}): MachineState => ({
  contents: new Map(),
  siteFolders: new Set(),
  releases: [],
  freeBytes: undefined,
  freeFiles: undefined,
  now: 0,
  ...changes,
});
const limitsOf = (changes: Partial<MachineState>) =>
  findExceededLimits(shipment, planShipment(shipment, state(changes)), state(changes));

describe('plan', () => {
  test('what a machine has is not sent again, and a content of another size is', () => {
    const contents = new Map([
      ['hash of index.html', { size: 100, names: 1 }],
      ['hash of assets/x.js', { size: 1, names: 1 }],
    ]);
    const plan = planShipment(shipment, state({ contents, siteFolders: new Set([siteFolderOf(site)]) }));
    expect(plan).toMatchObject({ contents: ['hash of assets/x.js', 'hash of manifest.json'], bytes: 950, sites: [] });
  });

  test('a release that it has needs nothing', () => {
    expect(planShipment(shipment, state({ releases: [{ name: 'new', time: 0 }] }))).toMatchObject({
      ...{ contents: [], bytes: 0, sites: [], isPlaced: true, isLive: false, added: ['a.example'] },
    });
  });
});

test('limits are found before anything is sent, and those that a disk does not tell are none', () => {
  expect(limitsOf({})).toEqual([]);
  expect(limitsOf({ freeBytes: 1_000_000, freeFiles: 100 })).toEqual([]);
  expect(limitsOf({ freeBytes: 1000 })).toEqual(['the disk has 1.0 kB left, and 25.6 kB are needed']);
  expect(limitsOf({ freeFiles: 3 })).toEqual(['the disk has room for 3 files, and 7 are needed']);
  expect(limitsOf({ limits: { objects: 3, bytes: 800 } })).toEqual([
    'it takes 3 objects, and there would be 4',
    'it takes objects of 800 B, and one has 900 B',
  ]);
  const names = new Map([['hash of index.html', { size: 100, names: 64_000 }]]);
  expect(limitsOf({ contents: names })).toEqual(['a content would have 64001 names; keep fewer releases']);
});

test('the newest releases stay, and those that were served in the last 14 days', () => {
  const day = 86_400;
  const releases = [0, 1, 20, 30, 40].map((days) => ({ name: `${days} days`, time: 100 * day - days * day }));
  const live = { release: '30 days', manifest: '', deltas: '', provenance: '' };
  const listed = (keep: number) => listOldReleases({ releases, live, now: 100 * day }, keep);
  expect(listed(1)).toEqual(['20 days', '40 days']);
  expect(listed(4)).toEqual(['40 days']);
  expect(listed(5)).toEqual([]);
});

test('a run says which one before it was broken off', () => {
  const journal: Journal = { target: 'live', to: 'new', since: 'noon', step: 'placing', switched: [] };
  expect(describeInterruption(journal, 'new')).toBe('Resuming: the run of noon to new was broken off while placing');
  expect(describeInterruption(journal, 'next')).toBe(
    'Another release than before: the run of noon to new was broken off while placing; this one goes to next',
  );
  expect(describeInterruption({ ...journal, step: 'done' }, 'new')).toBeUndefined();
  expect(describeInterruption(undefined, 'new')).toBeUndefined();
});

import { expect, test } from 'vitest';
import {
  emptyUploads,
  isUploading,
  listUnsaved,
  MAX_PICTURES_PER_SELECTION,
  reduceUploads,
  type UploadEvent,
  type UploadState,
  type Uploads,
} from './reduceUploads.ts';

const file = new Blob(['x']);
const inState = (state: UploadState): Uploads => ({
  items: [
    {
      id: 'a',
      name: 'a.png',
      file,
      state,
      error: state === 'error' ? 'no' : null,
      crop: null,
      focus: null,
      unusable: false,
      removed: false,
    },
  ],
  dropped: 0,
});
const choose = (count: number, error = null) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `${index}.png`, file, error }));
const run = (events: readonly UploadEvent[], from = emptyUploads) => events.reduce(reduceUploads, from);

const steps = ['started', 'addressed', 'stored', 'registered'] as const;
const followingStates: Record<(typeof steps)[number], Partial<Record<UploadState, UploadState>>> = {
  started: { pending: 'started', error: 'started' },
  addressed: { started: 'initializing' },
  stored: { initializing: 'uploading' },
  registered: { uploading: 'finished' },
};
const states: UploadState[] = ['pending', 'started', 'initializing', 'uploading', 'finished', 'error'];

test.for(steps.flatMap((type) => states.map((state) => [state, type] as const)))('%s, then %s', ([state, type]) => {
  const after = reduceUploads(inState(state), { type, id: 'a' }).items[0]!;
  expect(after.state).toBe(followingStates[type][state] ?? state);
});

test.for(states.map((state) => [state, ['started', 'initializing', 'uploading'].includes(state)] as const))(
  'an item that is %s can fail: %s',
  ([state, counts]) => {
    const after = reduceUploads(inState(state), { type: 'failed', id: 'a', error: 'broken' }).items[0]!;
    expect(after.state === 'error' && after.error === 'broken').toBe(counts);
  },
);

test.for(states.map((state) => [state, !['started', 'initializing', 'uploading'].includes(state)] as const))(
  'an item that is %s can be removed and restored: %s',
  ([state, can]) => {
    const removed = reduceUploads(inState(state), { type: 'removed', id: 'a' });
    expect(removed.items[0]?.removed).toBe(can);
    if (can) expect(listUnsaved(removed)).toEqual([]);
    expect(reduceUploads(removed, { type: 'restored', id: 'a' })).toEqual(inState(state));
  },
);

test('an unknown item changes nothing', () => {
  expect(reduceUploads(inState('pending'), { type: 'started', id: 'z' })).toEqual(inState('pending'));
});

test('files beyond the limit are dropped, and counted for each selection', () => {
  const first = run([{ type: 'selected', files: choose(13) }]);
  expect([first.items.length, first.dropped]).toEqual([MAX_PICTURES_PER_SELECTION, 3]);
  const second = run([{ type: 'selected', files: choose(2) }], first);
  expect([second.items.length, second.dropped]).toEqual([12, 0]);
});

test('an unusable file is in error at once', () => {
  const error = { id: 'broken' };
  const [item] = run([{ type: 'selected', files: [{ id: 'a', name: 'a', file, error }] }]).items;
  expect(item).toMatchObject({ state: 'error', error, unusable: true });
});

test('an upload is in progress in three states', () => {
  expect(states.filter((state) => isUploading(inState(state)))).toEqual(['started', 'initializing', 'uploading']);
});

test('Save sends pending and failed items, but no unusable ones', () => {
  expect(states.filter((state) => listUnsaved(inState(state)).length > 0)).toEqual(['pending', 'error']);
  expect(listUnsaved({ items: [{ ...inState('error').items[0]!, unusable: true }], dropped: 0 })).toEqual([]);
});

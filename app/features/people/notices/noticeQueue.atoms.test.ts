import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { addNoticeAtom, dropNoticeAtom, shownNoticeAtom } from './noticeQueue.atoms.ts';

test('notices are shown one after the other, each once, under ids of their own', () => {
  const store = createStore();
  const shown = () => store.get(shownNoticeAtom);
  for (const id of ['first', 'second']) store.set(addNoticeAtom, { id });
  const first = shown()!;
  expect(first.text.id).toBe('first');
  store.set(dropNoticeAtom, first.id);
  const second = shown()!;
  expect(second.text.id).toBe('second');
  store.set(dropNoticeAtom, second.id);
  expect(shown()).toBeNull();
  store.set(addNoticeAtom, { id: 'third' });
  expect(shown()!.id).toBeGreaterThan(second.id);
});

test('only the newest ten notices stay', () => {
  const store = createStore();
  for (let count = 0; count < 25; count += 1) store.set(addNoticeAtom, { id: `${count}` });
  expect(store.get(shownNoticeAtom)?.text.id).toBe('15');
});

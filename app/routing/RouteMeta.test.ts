import { expect, test } from 'vitest';
import { pickMeta } from './RouteMeta.ts';

const title = { id: 'Home' };

test('the innermost route with metadata decides, and leaves the rest at the usual', () => {
  expect(pickMeta([undefined, { title: { id: 'Outer' }, header: 'hidden' }, { title }, undefined])).toEqual({
    title,
    header: 'full',
    footer: 'shown',
    suppressModals: false,
  });
});

test.for([[[]], [[undefined, null, 'x', {}]]])('%j says nothing', ([handles]) => {
  expect(pickMeta(handles as unknown[])).toBeNull();
});

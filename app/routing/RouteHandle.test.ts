import { expect, test } from 'vitest';
import { resolveRouteHandle } from './RouteHandle.ts';

const title = { id: 'Home' };

test('the innermost route with metadata decides, and leaves the rest at the usual', () => {
  expect(resolveRouteHandle([undefined, { title: { id: 'Outer' }, header: 'hidden' }, { title }, undefined])).toEqual({
    title,
    header: 'full',
    footer: 'shown',
    suppressDialogs: false,
  });
});

test.for([[[]], [[undefined, null, 'x', {}]]])('%j says nothing', ([handles]) => {
  expect(resolveRouteHandle(handles as unknown[])).toBeNull();
});

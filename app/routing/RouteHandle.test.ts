import { expect, test } from 'vitest';
import { resolveRouteHandle } from './RouteHandle.ts';

const title = { id: 'Home' };

test('the innermost handle with a title applies, with defaults for the rest', () => {
  expect(resolveRouteHandle([undefined, { title: { id: 'Outer' }, header: 'hidden' }, { title }, undefined])).toEqual({
    title,
    header: 'full',
    footer: 'shown',
    premiumBar: false,
    suppressDialogs: false,
  });
});

test.for([[[]], [[undefined, null, 'x', {}]]])('%j gives null', ([handles]) => {
  expect(resolveRouteHandle(handles as unknown[])).toBeNull();
});

import { expect, test } from 'vitest';
import { toFocusStyle } from './toFocusStyle.ts';

test.for([
  ['https://pictures.example/a.jpg#focus=30,0', '30% 0%'],
  ['/a.jpg?size=2#focus=100,9', '100% 9%'],
  ['/a.jpg', undefined],
  ['/a.jpg?focus=30,20', undefined],
  ['/a.jpg#focus=30', undefined],
  ['/a.jpg#focus=101,20', undefined],
  ['/a.jpg#focus=30,20.5', undefined],
])('toFocusStyle %j → %j', ([address, position]) => {
  expect(toFocusStyle(address!)?.objectPosition).toBe(position);
});

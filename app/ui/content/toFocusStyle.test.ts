import { expect, test } from 'vitest';
import { toFocusStyle } from './toFocusStyle.ts';

test.for([
  ['https://pictures.example/a.jpg#focus=30,0', 'clamp(0%,30%*1.5 - 25%,100%) clamp(0%,0%*1.5 - 25%,100%) '],
  ['/a.jpg', undefined],
  ['/a.jpg?focus=30,20', undefined],
  ['/a.jpg#30,20', undefined],
])('toFocusStyle %j → %j', ([address, position]) => {
  expect(toFocusStyle(address!).objectPosition).toBe(position);
});

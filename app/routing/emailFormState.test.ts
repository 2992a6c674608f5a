import { expect, test } from 'vitest';
import { parseEmailFormState } from './emailFormState.ts';

test.for([
  [
    { email: 'ida@example.com', sent: true },
    { email: 'ida@example.com', sent: true },
  ],
  [{ email: 'ida@example.com' }, { email: 'ida@example.com', sent: false }],
  [{ sent: true }, { email: '', sent: false }],
  [
    { email: 7, sent: 'yes' },
    { email: '', sent: false },
  ],
  [null, { email: '', sent: false }],
  ['ida', { email: '', sent: false }],
] as const)('%o is read as %o', ([state, expected]) => {
  expect(parseEmailFormState(state)).toEqual(expected);
});

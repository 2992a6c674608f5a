import { expect, test } from 'vitest';
import { interestKeys } from '../api/contract/profile.ts';
import { interestLabels } from './interestLabels.ts';

test.for(interestKeys)('the interest %s is called what its key says', { tags: 'rule' }, (key) => {
  const words = key.replaceAll('_', ' ');
  expect(interestLabels[key].message).toBe(words.charAt(0).toUpperCase() + words.slice(1));
});

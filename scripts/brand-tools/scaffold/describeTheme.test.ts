import { expect, test } from 'vitest';
import { describeTheme } from './describeTheme.ts';
import { englishWizard } from './words/englishWizard.ts';
import { germanWizard } from './words/germanWizard.ts';

test.for<[string, string, string, string]>([
  ['forest', '#2C7756', '#B05A2C', 'green and brick'],
  ['ocean', '#2568A8', '#B05F22', 'blue and orange'],
  ['berry', '#BF2A6E', '#2A7680', 'pink and teal'],
  ['slate', '#46617C', '#B35F3E', 'greyish blue and brick'],
  ['none', '#777777', '#A06E25', 'grey and gold'],
])('%s', ([, primary, accent, words]) => {
  expect(describeTheme({ primary, accent }, englishWizard)).toBe(words);
});

test('in German', () => {
  expect(describeTheme({ primary: '#46617C', accent: '#B35F3E' }, germanWizard)).toBe('gräuliches Blau und Ziegelrot');
});

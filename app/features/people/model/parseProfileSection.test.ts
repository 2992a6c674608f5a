import { expect, test } from 'vitest';
import { parseProfileSection } from './parseProfileSection.ts';

test.for([
  [undefined, 'about'],
  ['about', 'about'],
  ['gallery', 'gallery'],
  ['personality', 'personality'],
  ['interests', 'about'],
  ['__proto__', 'about'],
  ['Gallery', 'about'],
] as const)('%s is the section %s', ([param, section]) => {
  expect(parseProfileSection(param, ['about', 'gallery', 'personality'])).toBe(section);
});

import { expect, test } from 'vitest';
import { readSection } from './section.model.ts';

test.for([
  [undefined, 'about'],
  ['about', 'about'],
  ['gallery', 'gallery'],
  ['personality', 'personality'],
  ['interests', 'about'],
  ['__proto__', 'about'],
  ['Gallery', 'about'],
] as const)('%s is the section %s', ([written, section]) => {
  expect(readSection(written, ['about', 'gallery', 'personality'])).toBe(section);
});

import { expect, test } from 'vitest';
import { normaliseTree } from './normaliseTree.ts';

test.for([
  ['en', '- heading "Today’s match" [level=2]', '- heading "<day>’s match" [level=2]'],
  ['en', '- paragraph: It may be November 29, 2026, 4:53 PM', '- paragraph: It may be <day> #, #, # <day>'],
  ['de', '- time: Gestern\n- text: 27.11.2026, 1.234,50 €', '- time: <day>\n- text: <day>, # €'],
  ['de', '- time: Vor 3 Stunden\n- time: vor 1 Minute', '- time: <day>\n- time: <day>'],
  ['en', '- time: 4 hours ago\n- text: 11/27/2026', '- time: <day>\n- text: <day>'],
  ['de', '- text: Samstag, 29. Nov. – Maike', '- text: <day>, #. <day> – Maike'],
  ['fr', '- text: hier, 29 novembre', '- text: <day>, # <day>'],
  ['cz', '- text: 29. listopadu, v pondělí', '- text: #. <day>, v <day>'],
  ['pl', '- text: wczoraj, 29 listopada', '- text: <day>, # <day>'],
  ['en', '- link "Gary":\n  - /url: /membership-area/7\n  - text: 73 years', '- link "Gary":\n  - text: # years'],
] as const)('in %s, what changes by itself is taken out: %s', ([locale, tree, expected]) => {
  expect(normaliseTree(tree, locale)).toBe(`${expected}\n`);
});

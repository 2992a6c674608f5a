import { expect, test } from 'vitest';
import { isLegalNode } from './legalDocumentElements.ts';

test.for<[node: unknown]>([
  ['text'],
  [['p', ['a', ['br', []], ['strong', ['b']]]]],
  [['a', ['b'], 'mailto:support@probelund.example']],
  [['a', ['b'], 'https://probelund.example']],
])('%j is part of a legal document', ([node]) => {
  expect(isLegalNode(node)).toBe(true);
});

test.for<[node: unknown]>([
  [null],
  [1],
  [{ type: 'p' }],
  [[]],
  [['p']],
  [['p', 'a']],
  [['script', ['a']]],
  [['iframe', []]],
  [['p', [['ul', [['li', [['img', []]]]]]]]],
  [[['p'], []]],
  [['a', ['b'], 'javascript:alert(1)']],
  [['a', ['b'], ' javascript:alert(1)']],
  [['a', ['b'], 'data:text/html,b']],
  [['a', ['b'], 'http://a.example']],
  [['a', ['b'], '//a.example']],
  [['a', ['b'], { href: 'https://a.example' }]],
  [['p', ['b'], 'https://a.example']],
  [['p', ['b'], undefined, { onClick: 'a' }]],
])('%j is refused', ([node]) => {
  expect(isLegalNode(node)).toBe(false);
});

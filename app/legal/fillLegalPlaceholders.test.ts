import { expect, test } from 'vitest';
import { fillLegalPlaceholders } from './fillLegalPlaceholders.ts';
import { parseRichText } from './parseRichText.ts';

const values = {
  productName: '<b>Probe</b> & Lund',
  privacyEmail: 'privacy@probelund.example',
  supportEmail: 'support@probelund.example',
  productUrl: 'https://members.probelund.example',
};

test('values are filled in as text and in addresses', () => {
  const source =
    '<p>{{productName}}: <a href="mailto:{{supportEmail}}">{{ supportEmail }}</a> {{productUrl}} {{other}}</p>';
  expect(fillLegalPlaceholders(parseRichText(source), values)).toEqual([
    {
      tag: 'p',
      children: [
        '<b>Probe</b> & Lund: ',
        { tag: 'a', href: 'mailto:support@probelund.example', children: ['support@probelund.example'] },
        ' https://members.probelund.example {{other}}',
      ],
    },
  ]);
});

test('an address that a value makes unsafe is dropped', () => {
  const nodes = parseRichText('<a href="mailto:{{privacyEmail}}">x</a>');
  expect(fillLegalPlaceholders(nodes, { ...values, privacyEmail: 'a b"<x>' })).toEqual([{ tag: 'a', children: ['x'] }]);
});

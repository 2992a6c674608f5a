import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check } from '../../scripts/check.ts';
import { ProblemsError } from '../../scripts/lib/problem.ts';
import { buildFixture } from '../support/buildFixture.ts';
import { copyBuiltFixture, replaceFile } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';

/** How many changed projects are tried. */
const RUNS = isFullMatrix ? 60 : 8;

/** A place in a file of the fixture, and what people and their tools may write there. */
type Place = readonly [file: string, from: string, to: readonly string[]];

const brand = 'brands/birchmere/brand.json';
const config = 'build.config.ts';
const places: readonly Place[] = [
  [
    config,
    "'https://api.operator.example'",
    [
      "'https://{slug}.operator.example'",
      "'https://a.example:0'",
      "'https://a.example:443'",
      "'https://xn--mller-kva.example'",
      "'https://127.1'",
      "'https://a..b'",
    ],
  ],
  [
    config,
    "'wss://live.operator.example'",
    ["'wss://{domain}.operator.example'", "'wss://a.example:65535'", "'wss://a.example:65536'", "'wss://-a.example'"],
  ],
  [
    config,
    "publicSite: 'https://www.{slug}.{domain}.example'",
    [
      "publicSite: 'https://{slug}'",
      "publicSite: 'https://www.example:8443'",
      "publicSite: 'https://{slug}{domain}.a.example'",
    ],
  ],
  [
    config,
    "host: 'members.{slug}.{domain}.example'",
    [
      "host: '{slug}.{domain}'",
      "host: '{domain}-{slug}.example'",
      "host: '{slug}{domain}'",
      "host: '1.{slug}.{domain}.2'",
    ],
  ],
  [config, "'Musterfirma GmbH'", ['\'A & B "C"\'', "'~site.name~'", "'__SI' + 'TE__'", "'{{x}}'", "'\\u202e'"]],
  [config, "country: 'AT'", ["country: 'XX'", "country: 'GB'", "country: 'Austria'"]],
  [
    config,
    "siteIds: 'next',",
    [
      "siteIds: 'next', budgets: { __proto__: null },",
      'budgets: { constructor: { script: 1, style: 1, font: 1, requests: 1 } },',
    ],
  ],
  [
    brand,
    '"Birchmere"',
    [
      '"Birch!"',
      '"50+"',
      '"O’Birch & Co."',
      '"Ελένη"',
      '"שלום"',
      '"$& Birch"',
      '"Wie? So!"',
      '"\\u005f_SITE__"',
      `"${'ab '.repeat(9)}abc"`,
    ],
  ],
  [
    brand,
    '"privacy@birchmere.example"',
    ['"o\'neill@birchmere.example"', '"a=b~c!*@xn--mller-kva.example"', '"a@b.xn--p1ai"', '"A@b.example"'],
  ],
  [
    brand,
    '"siteId": 3',
    [
      '"siteId": 9999',
      '"siteId": 0',
      '"siteId": 3, "host": "xn--mller-kva.example"',
      '"siteId": 3, "otherHosts": ["a.xn--p1ai"]',
      '"siteId": 3, "mapsKey": "aaaaaaaaaaaaaaaaaaaa"',
    ],
  ],
  [
    brand,
    '"company": "sample"',
    [
      '"company": { "name": "A", "addressLine1": "\'", "addressLine2": "\\\\", "country": "US", "phone": "+1 0", "register": null, "vatId": null }',
    ],
  ],
  [
    brand,
    '"theme": "forest"',
    [
      '"theme": "forest", "look": { "header": "brand", "icons": "bold" }',
      '"theme": "__proto__"',
      '"theme": "constructor"',
    ],
  ],
  ['themes/forest.json', '"#2C7756"', ['"#2c7756"', '"#000000"', '"#6B2D5C"']],
  ['themes/forest.json', '"colors"', ['"given": { "primary": "#FFFFFF" }, "colors"', '"given": {}, "colors"']],
  [
    'brands/birchmere/logo.svg',
    '<path',
    ['<title>&amp;</title><path', '<title>Birchmere</title><path', '<g id="a"/><path', '<path transform="scale(1e9)"'],
  ],
  [
    'templates/robots.txt.hbs',
    '{{host}}',
    ['{{ host }}', '{{hots}}', '\\{{host}}', '{{{host}}}', '{{#if host}}{{x}}{{/if}}'],
  ],
  ['templates/frames/chat.hbs', '{{button}}', ['{{buton}}', '{{json button}}', '{{nobody button}}']],
];

interface Change {
  place: Place;
  to: string;
}

const change: fc.Arbitrary<Change> = fc
  .constantFrom(...places)
  .chain((place) => fc.constantFrom(...place[2]).map((to) => ({ place, to })));

test('what check accepts is built, and what it refuses is none of our faults', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(change, { minLength: 1, maxLength: 2, selector: ({ place }) => place }),
      async (changes) => {
        await using project = await copyBuiltFixture();
        for (const {
          place: [file, from],
          to,
        } of changes) {
          const whole = path.join(project.root, file);
          const text = await readFile(whole, 'utf8');
          expect(text).toContain(from);
          await replaceFile(
            whole,
            text.replace(from, () => to),
          );
        }
        const { code, stdout } = await callCommand(check, ['--root', project.root]);
        const failure = await buildFixture(project.root, { compressed: false }).then(
          () => undefined,
          (error: unknown) => error,
        );
        expect([0, 1], stdout).toContain(code);
        if (code === 0) expect(failure).toBeUndefined();
        else expect(failure).toSatisfy((error) => error === undefined || error instanceof ProblemsError);
      },
    ),
    { numRuns: RUNS },
  );
});

import { expect, test } from 'vitest';
import { findConfigProblems } from '../../../../tests/support/findConfigProblems.ts';
import { replaceOnce, validFixtureFiles } from '../../../../tests/support/fixtureFiles.ts';

const file = 'build.config.ts';

test.for<[title: string, from: string, to: string, expected: string[]]>([
  [
    'a value is missing',
    "defaultCompany: 'musterfirma',",
    'defaultCompany: ,',
    ['build.config.ts:3:19  the file does not parse; Unexpected token'],
  ],
  [
    'an environment misspelt',
    "'production',",
    "'prodution',",
    ['build.config.ts:2:23  environment "prodution" does not exist; did you mean "production"?'],
  ],
  [
    'a company like no other',
    "'musterfirma',",
    "'nobody',",
    ['build.config.ts:3:19  company "nobody" does not exist; there are "musterfirma" and "sample"'],
  ],
  [
    'a key misspelt',
    'defaultCompany',
    'defaultCompny',
    ['build.config.ts:3:3  unknown key "defaultCompny"; did you mean "defaultCompany"?'],
  ],
  [
    'a key misspelt, deep inside',
    "      socket: 'wss",
    "      sockets: 'wss",
    ['build.config.ts:8:7  unknown key "sockets" in "production"; did you mean "socket"?'],
  ],
  [
    'a key missing',
    "country: 'AT' ",
    '',
    [
      'build.config.ts:26:5  "country" is missing in "musterfirma"; add it: country, as its ISO 3166 code; members see its name in their language',
    ],
  ],
  [
    'the name of an environment in capitals',
    '    sandbox: {',
    '    Sandbox: {',
    ['build.config.ts:14:5  the key "Sandbox" is not allowed; it takes a name of small letters'],
  ],
  [
    'not encrypted',
    "'https://api.operator",
    "'http://api.operator",
    ['build.config.ts:7:12  "api" of "production" is not encrypted; it takes https://…'],
  ],
  [
    'a socket not encrypted',
    "'wss://",
    "'ws://",
    ['build.config.ts:8:15  "socket" of "production" is not encrypted; it takes wss://…'],
  ],
  [
    'a socket by the wrong scheme',
    "'wss://",
    "'https://",
    [
      'build.config.ts:8:15  "socket" is "https://live.operator.example"; it takes an origin such as wss://api.operator.example, with no path',
    ],
  ],
  [
    'production on this machine',
    "'https://api.operator.example'",
    "'https://127.0.0.1:4310'",
    ['build.config.ts:7:12  "api" of "production" leads to this machine; only the sandbox may do that'],
  ],
  [
    'production on this machine, in disguise',
    "'https://api.operator.example'",
    "'https://0x7f.1'",
    ['build.config.ts:7:12  "api" of "production" leads to this machine; only the sandbox may do that'],
  ],
  [
    'production for this machine',
    "      api: 'https:",
    "      localHosts: ['localhost'],\n      api: 'https:",
    ['build.config.ts:7:20  "production" agrees to run on "localhost"; only the sandbox may do that'],
  ],
  [
    'a path behind the origin',
    "'https://api.operator.example'",
    "'https://api.operator.example/v1'",
    [
      'build.config.ts:7:12  "api" is "https://api.operator.example/v1"; it takes an origin such as https://api.operator.example, with no path',
    ],
  ],
  [
    'a password in the origin',
    "'https://api.operator.example'",
    "'https://a:b@api.operator.example'",
    [
      'build.config.ts:7:12  "api" is "https://a:b@api.operator.example"; it takes an origin such as https://api.operator.example, with no path',
    ],
  ],
  [
    'a directive behind the origin',
    "'https://api.operator.example'",
    "'https://api.operator.example; script-src *'",
    [
      'build.config.ts:7:12  "api" is "https://api.operator.example; script-src *"; it takes an origin such as https://api.operator.example, with no path',
    ],
  ],
  [
    'a star for a host',
    "'https://api.operator.example'",
    "'https://*.operator.example'",
    [
      'build.config.ts:7:12  "api" is "https://*.operator.example"; it takes an origin such as https://api.operator.example, with no path',
    ],
  ],
  [
    'a header behind the origin',
    "'https://api.operator.example'",
    "'https://api.operator.example\\r\\nX: y'",
    [
      'build.config.ts:7:12  "api" is "https://api.operator.example\\u{D}\\u{A}X: y"; it takes an origin such as https://api.operator.example, with no path',
    ],
  ],
  [
    'a placeholder misspelt',
    "socket: 'wss://live.operator.example'",
    "socket: 'wss://live.{domian}.example'",
    [
      'build.config.ts:8:15  "socket" is "wss://live.{domian}.example"; it takes an origin such as wss://api.operator.example, with no path',
    ],
  ],
  [
    'a host that is not one',
    "['localhost', ",
    "['local host', ",
    ['build.config.ts:16:20  "localHosts" is "local host"; it takes a host name such as localhost'],
  ],
  [
    'a tag in a company',
    "'Musterfirma GmbH'",
    "'<b>Musterfirma</b>'",
    ['build.config.ts:26:26  "name" is "<b>Musterfirma</b>"; it takes a line of visible characters, without < and >'],
  ],
  [
    'a line separator in a company',
    "'Musterfirma GmbH'",
    "'Muster\\u2028firma'",
    ['build.config.ts:26:26  "name" is "Muster\\u{2028}firma"; it takes a line of visible characters, without < and >'],
  ],
  [
    'a company in a country by its name',
    "'AT'",
    "'Österreich'",
    ['build.config.ts:26:106  "country" is "Österreich", which is no code of a country; did you mean "AT"?'],
  ],
  ['a port of its own', "'https://api.operator.example'", "'https://api.operator.example:8443'", []],
  [
    'port 0',
    "'https://api.operator.example'",
    "'https://api.operator.example:0'",
    ['build.config.ts:7:12  "api" is "https://api.operator.example:0"; it takes a port from 1 to 65535'],
  ],
  [
    'a port beyond all ports',
    "'wss://live.operator.example'",
    "'wss://live.operator.example:70000'",
    ['build.config.ts:8:15  "socket" is "wss://live.operator.example:70000"; it takes a port from 1 to 65535'],
  ],
  [
    'an origin for each brand',
    "'https://api.operator.example'",
    "'https://{slug}.operator.example'",
    [
      'build.config.ts:7:12  "api" is "https://{slug}.operator.example"; it takes one origin for all sites; only "host" and "publicSite" have {slug} and {domain}',
    ],
  ],
  [
    'a company without a name',
    "'Musterfirma GmbH'",
    "''",
    ['build.config.ts:26:26  "name" is empty; it takes at least 1 character'],
  ],
])('%s', async ([, from, to, expected]) => {
  expect(await findConfigProblems(replaceOnce(validFixtureFiles(), file, from, to))).toEqual(expected);
});

/** The first of the two environments, production, with these receivers. */
function withReceivers(receivers: string) {
  const files = validFixtureFiles();
  const text = (files[file] as string).replace(
    "      api: 'https:",
    `      receivers: ${receivers},\n      api: 'https:`,
  );
  return { ...files, [file]: text };
}

test.for<[title: string, receivers: string, expected: string[]]>([
  [
    'all kinds, and a brand with its own',
    `{
    statistics: { kind: 'tagManager', script: 'https://tags.operator.example/gtm.js?id=GTM-1', hosts: ['https://data.operator.example'] },
    ads: { url: 'https://ads.operator.example/conversions' },
    brands: {
      alderwick: { statistics: { kind: 'matomo', url: 'https://statistics.operator.example/matomo.php', siteId: 7 } },
      birchmere: { statistics: { kind: 'beacon', url: 'https://statistics.operator.example/events' } },
      cloverfen: {},
    },
  }`,
    [],
  ],
  [
    'a kind that does not exist',
    "{ statistics: { kind: 'bacon', url: 'https://a.example/b' } }",
    ['build.config.ts:7:40  "kind" is "bacon"; it takes "beacon", "matomo" or "tagManager"'],
  ],
  [
    'no kind',
    "{ statistics: { url: 'https://a.example/b' } }",
    [
      'build.config.ts:7:20  "kind" is missing in "statistics"; add it: how it is spoken to: "beacon", "matomo" or "tagManager"',
    ],
  ],
  [
    'a key of another kind',
    "{ statistics: { kind: 'beacon', url: 'https://a.example/b', siteId: 3 } }",
    ['build.config.ts:7:78  unknown key "siteId" in "statistics"; allowed are "kind" and "url"'],
  ],
  [
    'a key misspelt',
    "{ statistics: { kind: 'matomo', url: 'https://a.example/b', sideId: 3 } }",
    ['build.config.ts:7:78  unknown key "sideId" in "statistics"; did you mean "siteId"?'],
  ],
  [
    'a key missing',
    "{ statistics: { kind: 'matomo', url: 'https://a.example/b' } }",
    ['build.config.ts:7:20  "siteId" is missing in "statistics"; add it: number of the site in Matomo'],
  ],
  [
    'an address without a path',
    "{ ads: { url: 'https://ads.operator.example' } }",
    [
      'build.config.ts:7:32  "url" is "https://ads.operator.example"; it takes an address such as https://statistics.operator.example/events, with a path and without a query',
    ],
  ],
  [
    'a directive behind the address',
    "{ ads: { url: 'https://a.example/b; script-src *' } }",
    [
      'build.config.ts:7:32  "url" is "https://a.example/b; script-src *"; it takes an address such as https://statistics.operator.example/events, with a path and without a query',
    ],
  ],
  [
    'not encrypted',
    "{ ads: { url: 'http://ads.operator.example/b' } }",
    ['build.config.ts:7:32  "url" of "production" is not encrypted; it takes https://…'],
  ],
  [
    'on this machine, for one brand',
    "{ brands: { birchmere: { statistics: { kind: 'beacon', url: 'https://localhost/b' } } } }",
    ['build.config.ts:7:78  "url" of "production" leads to this machine; only the sandbox may do that'],
  ],
  [
    'a port that is none',
    "{ ads: { url: 'https://ads.operator.example:99999/b' } }",
    [
      'build.config.ts:7:32  "url" is "https://ads.operator.example:99999/b"; it takes an address such as https://statistics.operator.example/events, with a path and without a query',
    ],
  ],
  [
    'a path that leads out of itself',
    "{ ads: { url: 'https://ads.operator.example/../b' } }",
    [
      'build.config.ts:7:32  "url" is "https://ads.operator.example/../b"; it takes an address such as https://statistics.operator.example/events, with a path and without a query',
    ],
  ],
  [
    'a host that is not one',
    "{ ads: { url: 'https://-ads.operator.example/b' } }",
    ['build.config.ts:7:32  "url" has the part "-ads"; it takes small letters, digits and hyphens inside'],
  ],
  [
    'a brand that does not exist',
    '{ brands: { alderwik: {} } }',
    [
      'build.config.ts:7:30  "production" has receivers for a brand "alderwik" that does not exist; did you mean "alderwick"?',
    ],
  ],
])('receivers: %s', { tags: 'rule' }, async ([, receivers, expected]) => {
  expect(await findConfigProblems(withReceivers(receivers))).toEqual(expected);
});

test.for<[title: string, host: string, expected: string[]]>([
  [
    'a placeholder misspelt',
    'members.{slug}.{domian}.example',
    [
      'build.config.ts:6:13  "host" is "members.{slug}.{domian}.example"; it takes a host name with {slug} and {domain} in it, such as members.{slug}.{domain}.example',
    ],
  ],
  [
    'all domains at one host',
    'members.{slug}.example',
    [
      'build.config.ts:6:13  "host" is "members.{slug}.example"; it takes a host name with {slug} and {domain} in it, such as members.{slug}.{domain}.example',
    ],
  ],
  [
    'two dots in a row',
    'members..{slug}.{domain}.example',
    ['build.config.ts:6:13  "host" has two dots in a row, or one at an end; remove it'],
  ],
  [
    'a hyphen first',
    '-members.{slug}.{domain}.example',
    ['build.config.ts:6:13  "host" has the part "-members"; it takes small letters, digits and hyphens inside'],
  ],
  [
    'a directive',
    'members.{slug}.{domain}.example; script-src *',
    [
      'build.config.ts:6:13  "host" is "members.{slug}.{domain}.example; script-src *"; it takes a host name with {slug} and {domain} in it, such as members.{slug}.{domain}.example',
    ],
  ],
  [
    'a path',
    'members.{slug}.{domain}.example/../x',
    [
      'build.config.ts:6:13  "host" is "members.{slug}.{domain}.example/../x"; it takes a host name with {slug} and {domain} in it, such as members.{slug}.{domain}.example',
    ],
  ],
  [
    'a star',
    '*.{slug}.{domain}.example',
    [
      'build.config.ts:6:13  "host" is "*.{slug}.{domain}.example"; it takes a host name with {slug} and {domain} in it, such as members.{slug}.{domain}.example',
    ],
  ],
  [
    'a part too long for one brand',
    'members-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx{slug}.{domain}.example',
    [
      'build.config.ts:6:13  "host", filled for the brand "alderwick", has a part of 64 characters; at most 63 are allowed',
    ],
  ],
  [
    'one part',
    '{slug}{domain}',
    ['build.config.ts:6:13  "host" gives "brandcom", a name of one part; it takes one with a dot'],
  ],
  [
    'too long',
    'members.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.{slug}.{domain}.example',
    ['build.config.ts:6:13  "host" has 255 characters; at most 253 are allowed'],
  ],
])('host: %s', async ([, host, expected]) => {
  const files = validFixtureFiles();
  // The first of the two environments.
  const text = (files[file] as string).replace("'members.{slug}.{domain}.example'", `'${host}'`);
  expect(await findConfigProblems({ ...files, [file]: text })).toEqual(expected);
});

test.for<[title: string, text: string | null, expected: string[]]>([
  ['not there', null, ['build.config.ts:1:1  this cannot be read; it is not there']],
  [
    'fails',
    "const a: 1 = 1;\nthrow new Error('not today');\n",
    ['build.config.ts:2:7  the file does not run; not today'],
  ],
  [
    'imports what is not there',
    "import x from './nothing.ts';\nexport default x;\n",
    ['build.config.ts:1:1  the file does not run; Cannot find module …'],
  ],
  [
    'exports nothing',
    'export const config = {};\n',
    ['build.config.ts:1:1  the file exports nothing by default; it takes export default defineBuildConfig({ … })'],
  ],
  [
    'exports a function',
    'export default () => 1;\n',
    ['build.config.ts:1:1  the file does not run; () => 1 could not be cloned.'],
  ],
  ['exports a number', 'export default 1;\n', ['build.config.ts:1:16  the file is 1; it takes an object in { }']],
  [
    'exports an empty object',
    'export default {};\n',
    [
      'build.config.ts:1:16  "companies" is missing; add it: the companies that run brands',
      'build.config.ts:1:16  "defaultCompany" is missing; add it: who runs the brands that name no company',
      'build.config.ts:1:16  "defaultEnvironment" is missing; add it: the environment sites are built for when none is named',
      'build.config.ts:1:16  "environments" is missing; add it: the back ends sites can be built for',
    ],
  ],
])('the file %s', async ([, text, expected]) => {
  const problems = await findConfigProblems({ ...validFixtureFiles(), [file]: text });
  expect(problems.map((problem) => problem.replace(/module .*/, 'module …'))).toEqual(expected);
});

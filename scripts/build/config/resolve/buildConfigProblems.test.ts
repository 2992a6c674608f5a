import { expect, test } from 'vitest';
import { findConfigProblems } from '../../../../tests/support/findConfigProblems.ts';
import { replaceOnce, validFixtureFiles } from '../../../../tests/support/fixtureFiles.ts';

const file = 'build.config.ts';
const inFile = (problem: string) => `${file}:${problem}`;

test.for<[edit: [from: string, to: string], ...problems: string[]]>([
  [["defaultCompany: 'musterfirma',", 'defaultCompany: ,'], '3:19  the file does not parse; Unexpected token'],
  [["'production',", "'prodution',"], '2:23  environment "prodution" does not exist; did you mean "production"?'],
  [["'musterfirma',", "'nobody',"], '3:19  company "nobody" does not exist; there are "musterfirma" and "sample"'],
  [['defaultCompany', 'defaultCompny'], '3:3  unknown key "defaultCompny"; did you mean "defaultCompany"?'],
  [["      socket: 'wss", "      sockets: 'wss"], '8:7  unknown key "sockets" in "production"; did you mean "socket"?'],
  [
    ["country: 'AT' ", ''],
    '26:5  "country" is missing in "musterfirma"; add it: country, as its ISO 3166 code; members see its name in their language',
  ],
  [['    sandbox: {', '    Sandbox: {'], '14:5  the key "Sandbox" is not allowed; it takes a name of small letters'],
  [
    ["'https://api.operator", "'http://api.operator"],
    '7:12  "api" of "production" is not encrypted; it takes https://…',
  ],
  [["'wss://", "'ws://"], '8:15  "socket" of "production" is not encrypted; it takes wss://…'],
  [
    ["'wss://", "'https://"],
    '8:15  "socket" is "https://live.operator.example"; it takes an origin such as wss://api.operator.example, with no path',
  ],
  [
    ["'https://api.operator.example'", "'https://127.0.0.1:4310'"],
    '7:12  "api" of "production" leads to this machine; only the sandbox may do that',
  ],
  [
    ["'https://api.operator.example'", "'https://0x7f.1'"],
    '7:12  "api" of "production" leads to this machine; only the sandbox may do that',
  ],
  [
    ["      api: 'https:", "      localHosts: ['localhost'],\n      api: 'https:"],
    '7:20  "production" agrees to run on "localhost"; only the sandbox may do that',
  ],
  [
    ["socket: 'wss://live.operator.example'", "socket: 'wss://live.{domian}.example'"],
    '8:15  "socket" is "wss://live.{domian}.example"; it takes an origin such as wss://api.operator.example, with no path',
  ],
  [
    ["['localhost', ", "['local host', "],
    '16:20  "localHosts" is "local host"; it takes a host name such as localhost',
  ],
  [
    ["'Musterfirma GmbH'", "'<b>Musterfirma</b>'"],
    '26:26  "name" is "<b>Musterfirma</b>"; it takes a line of visible characters, without < and >',
  ],
  [
    ["'Musterfirma GmbH'", "'Muster\\u2028firma'"],
    '26:26  "name" is "Muster\\u{2028}firma"; it takes a line of visible characters, without < and >',
  ],
  [["'AT'", "'Österreich'"], '26:195  "country" is "Österreich", which is no code of a country; did you mean "AT"?'],
  [["'https://api.operator.example'", "'https://api.operator.example:8443'"]],
  [
    ["'https://api.operator.example'", "'https://api.operator.example:0'"],
    '7:12  "api" is "https://api.operator.example:0"; it takes a port from 1 to 65535',
  ],
  [
    ["'wss://live.operator.example'", "'wss://live.operator.example:70000'"],
    '8:15  "socket" is "wss://live.operator.example:70000"; it takes a port from 1 to 65535',
  ],
  [
    ["'https://api.operator.example'", "'https://{slug}.operator.example'"],
    '7:12  "api" is "https://{slug}.operator.example"; it takes one origin for all sites; only "host" and "publicSite" have {slug} and {domain}',
  ],
  [
    ["phone: '+43 1 0', ", ''],
    '26:5  the company "Musterfirma GmbH" has no "phone", and the law of its sites in "de", "at" and "cz" asks for it; add a phone number',
  ],
  [["'Musterfirma GmbH'", "''"], '26:26  "name" is empty; it takes at least 1 character'],
])('%j', async ([[from, to], ...problems]) => {
  expect(await findConfigProblems(replaceOnce(validFixtureFiles(), file, from, to))).toEqual(problems.map(inFile));
});

test.for<[origin: string, shown?: string]>([
  ['https://api.operator.example/v1'],
  ['https://a:b@api.operator.example'],
  ['https://api.operator.example; script-src *'],
  ['https://*.operator.example'],
  ['https://api.operator.example\\r\\nX: y', 'https://api.operator.example\\u{D}\\u{A}X: y'],
])('%s is no origin', async ([origin, shown = origin]) => {
  const files = replaceOnce(validFixtureFiles(), file, 'https://api.operator.example', origin);
  expect(await findConfigProblems(files)).toEqual([
    inFile(`7:12  "api" is "${shown}"; it takes an origin such as https://api.operator.example, with no path`),
  ]);
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

test.for<[receivers: string, ...problems: string[]]>([
  [
    `{
    statistics: { kind: 'tagManager', script: 'https://tags.operator.example/gtm.js?id=GTM-1', hosts: ['https://data.operator.example'] },
    ads: { url: 'https://ads.operator.example/conversions' },
    brands: {
      alderwick: { statistics: { kind: 'matomo', url: 'https://statistics.operator.example/matomo.php', siteId: 7 } },
      birchmere: { statistics: { kind: 'beacon', url: 'https://statistics.operator.example/events' } },
      cloverfen: {},
    },
  }`,
  ],
  [
    "{ statistics: { kind: 'bacon', url: 'https://a.example/b' } }",
    '7:40  "kind" is "bacon"; it takes "beacon", "matomo" or "tagManager"',
  ],
  [
    "{ statistics: { url: 'https://a.example/b' } }",
    '7:20  "kind" is missing in "statistics"; add it: how it is spoken to: "beacon", "matomo" or "tagManager"',
  ],
  [
    "{ statistics: { kind: 'beacon', url: 'https://a.example/b', siteId: 3 } }",
    '7:78  unknown key "siteId" in "statistics"; allowed are "kind" and "url"',
  ],
  [
    "{ statistics: { kind: 'matomo', url: 'https://a.example/b', sideId: 3 } }",
    '7:78  unknown key "sideId" in "statistics"; did you mean "siteId"?',
  ],
  [
    "{ statistics: { kind: 'matomo', url: 'https://a.example/b' } }",
    '7:20  "siteId" is missing in "statistics"; add it: number of the site in Matomo',
  ],
  [
    "{ ads: { url: 'http://ads.operator.example/b' } }",
    '7:32  "url" of "production" is not encrypted; it takes https://…',
  ],
  [
    "{ brands: { birchmere: { statistics: { kind: 'beacon', url: 'https://localhost/b' } } } }",
    '7:78  "url" of "production" leads to this machine; only the sandbox may do that',
  ],
  [
    "{ ads: { url: 'https://-ads.operator.example/b' } }",
    '7:32  "url" has the part "-ads"; it takes small letters, digits and hyphens inside',
  ],
  [
    '{ brands: { alderwik: {} } }',
    '7:30  "production" has receivers for a brand "alderwik" that does not exist; did you mean "alderwick"?',
  ],
])('receivers: %j', { tags: 'rule' }, async ([receivers, ...problems]) => {
  expect(await findConfigProblems(withReceivers(receivers))).toEqual(problems.map(inFile));
});

test.for([
  'https://ads.operator.example',
  'https://a.example/b; script-src *',
  'https://ads.operator.example:99999/b',
  'https://ads.operator.example/../b',
])('receivers: %s is no address', { tags: 'rule' }, async (url) => {
  const form = 'an address such as https://statistics.operator.example/events, with a path and without a query';
  const problems = await findConfigProblems(withReceivers(`{ ads: { url: '${url}' } }`));
  expect(problems).toEqual([inFile(`7:32  "url" is "${url}"; it takes ${form}`)]);
});

test.for([
  ['https://reports.operator.example', 'is'],
  ['https://reports.operator.example/web?a=b', 'is'],
  ['http://reports.operator.example/web', 'of "production" is not encrypted'],
  ['https://127.0.0.1/web', 'of "production" leads to this machine'],
])('failures cannot be reported to %s', { tags: 'rule' }, async ([to, message]) => {
  const problems = await findConfigProblems(
    replaceOnce(validFixtureFiles(), file, "      api: 'https:", `      reports: '${to}',\n      api: 'https:`),
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`"reports" ${message}`);
});

/** The first of the two environments, production, with this host. */
function withHost(host: string) {
  const files = validFixtureFiles();
  const text = (files[file] as string).replace("'members.{slug}.{domain}.example'", `'${host}'`);
  return { ...files, [file]: text };
}

test.for<[host: string, ...problems: string[]]>([
  ['members..{slug}.{domain}.example', '6:13  "host" has two dots in a row, or one at an end; remove it'],
  [
    '-members.{slug}.{domain}.example',
    '6:13  "host" has the part "-members"; it takes small letters, digits and hyphens inside',
  ],
  [
    'members-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx{slug}.{domain}.example',
    '6:13  "host", filled for the brand "alderwick", has a part of 64 characters; at most 63 are allowed',
  ],
  ['{slug}{domain}', '6:13  "host" gives "brandcom", a name of one part; it takes one with a dot'],
  [
    'members.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.abcdefghi.{slug}.{domain}.example',
    '6:13  "host" has 255 characters; at most 253 are allowed',
  ],
])('host: %s', async ([host, ...problems]) => {
  expect(await findConfigProblems(withHost(host))).toEqual(problems.map(inFile));
});

test.for([
  'members.{slug}.{domian}.example',
  'members.{slug}.example',
  'members.{slug}.{domain}.example; script-src *',
  'members.{slug}.{domain}.example/../x',
  '*.{slug}.{domain}.example',
])('host: %s is none', async (host) => {
  const form = 'a host name with {slug} and {domain} in it, such as members.{slug}.{domain}.example';
  expect(await findConfigProblems(withHost(host))).toEqual([inFile(`6:13  "host" is "${host}"; it takes ${form}`)]);
});

test.for<[title: string, text: string | null, ...problems: string[]]>([
  ['not there', null, '1:1  this cannot be read; it is not there'],
  ['fails', "const a: 1 = 1;\nthrow new Error('not today');\n", '2:7  the file does not run; not today'],
  [
    'imports what is not there',
    "import x from './nothing.ts';\nexport default x;\n",
    '1:1  the file does not run; Cannot find module …',
  ],
  [
    'exports nothing',
    'export const config = {};\n',
    '1:1  the file exports nothing by default; it takes export default defineBuildConfig({ … })',
  ],
  ['exports a function', 'export default () => 1;\n', '1:1  the file does not run; () => 1 could not be cloned.'],
  ['exports a number', 'export default 1;\n', '1:16  the file is 1; it takes an object in { }'],
  [
    'exports an empty object',
    'export default {};\n',
    '1:16  "companies" is missing; add it: the companies that run brands',
    '1:16  "defaultCompany" is missing; add it: who runs the brands that name no company',
    '1:16  "defaultEnvironment" is missing; add it: the environment sites are built for when none is named',
    '1:16  "environments" is missing; add it: the back ends sites can be built for',
  ],
])('the file %s', async ([, text, ...problems]) => {
  const found = await findConfigProblems({ ...validFixtureFiles(), [file]: text });
  expect(found.map((problem) => problem.replace(/module .*/, 'module …'))).toEqual(problems.map(inFile));
});

test('a budget for a brand that does not exist is a mistake', { tags: 'rule' }, async () => {
  const budget = "siteBudget: { files: 1, bytes: 1, brands: { alderwik: {} } },\n  siteIds: 'next',";
  expect(await findConfigProblems(replaceOnce(validFixtureFiles(), file, "siteIds: 'next',", budget))).toEqual([
    expect.stringContaining('there is a budget for a brand "alderwik" that does not exist; did you mean "alderwick"?'),
  ]);
});

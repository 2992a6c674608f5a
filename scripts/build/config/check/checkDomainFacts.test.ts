import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '../../../lib/problem.ts';
import { checkDomainFacts } from './checkDomainFacts.ts';

const file = 'brands/domains.ts';
const written = await readFile(path.resolve(import.meta.dirname, '../../../..', file), 'utf8');

/** Checks the table after an edit in the row of a domain; lines count from that row. */
async function checkEdited(domain: string, from: string, to: string): Promise<string[]> {
  const at = written.indexOf(`\n  ${domain}: {`) + 1;
  const [before, row] = [written.slice(0, at), written.slice(at)];
  expect(row).toContain(from);
  const text = before + row.replace(from, to);
  const script = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(text))}`;
  const { domainFacts } = await import(/* @vite-ignore */ script);
  const first = before.split('\n').length;
  const problems = await checkDomainFacts({ file, text }, domainFacts);
  return problems.map((problem) => formatProblem({ ...problem, line: problem.line - first }));
}

test.for<[row: string, from: string, to: string, ...problems: string[]]>([
  ['de', "tax: 'vat'", "tax: 'vat'"],
  [
    'de',
    "    withdrawal: '14days',\n",
    '',
    '0:3  "withdrawal" is missing in "de"; add it: the time in which an order can be withdrawn',
  ],
  ['at', "    refund: 'unusedDays',\n", '', '0:3  "refund" is missing in "at"; add it: what a withdrawal pays back'],
  [
    'ch',
    "    renewal: 'openEnded',\n",
    '',
    '0:3  "renewal" is missing in "ch"; add it: how Premium goes on after its first term',
  ],
  [
    'uk',
    '    renewalConsent: false,\n',
    '',
    '0:3  "renewalConsent" is missing in "uk"; add it: whether an order asks for the renewal in its own right',
  ],
  [
    'nz',
    "    notice: 'periodEnd',\n",
    '',
    '0:3  "notice" is missing in "nz"; add it: when a cancellation ends Premium',
  ],
  [
    'za',
    '    retentionYears: 5,\n',
    '',
    '0:3  "retentionYears" is missing in "za"; add it: the years for which tax law asks to keep invoices',
  ],
  ['cz', "    tax: 'vat',\n", '', '0:3  "tax" is missing in "cz"; add it: the tax that prices include'],
  [
    'au',
    '    disputeBody: null,\n',
    '',
    '0:3  "disputeBody" is missing in "au"; add it: the body for disputes that the terms name, or null',
  ],
  ['za', "'7days'", "'7day'", '5:17  "withdrawal" cannot be "7day"; did you mean "7days"?'],
  [
    'za',
    'https://',
    'http://',
    '12:63  "url" is "http://thencc.org.za"; it takes an address that begins with https://',
  ],
  [
    'nz',
    'fraudHelp: [',
    'help: [',
    '0:3  "fraudHelp" is missing in "nz"; add it: the official help against fraud, the police first',
  ],
  [
    'cz',
    "'158'",
    "'one five eight'",
    '15:49  "phone" is "one five eight"; it takes digits, with spaces or hyphens as they are written there',
  ],
  ['cz', "'158'", 'null', '15:7  "Policie" in "cz" has neither "phone" nor "url"; it takes one of them'],
  [
    'cz',
    "kind: 'police'",
    "kind: 'advice'",
    '15:7  "fraudHelp" of "cz" does not begin with the police; somebody in danger calls them first',
  ],
  [
    'com',
    "refund: 'all'",
    "refund: 'unusedDays'",
    '6:13  "refund": "unusedDays" contradicts "withdrawal": "3businessDays" in "com"; what is owed for the days used is asked for 14 days; it takes "all"',
  ],
  [
    'de',
    "withdrawal: '14days'",
    "withdrawal: 'none'",
    '6:13  "refund": "unusedDays" contradicts "withdrawal": "none" in "de"; what is owed for the days used is asked for 14 days; it takes "all"',
    '5:17  "withdrawal": "none" contradicts "eu": true in "de"; the law of the European Union gives "14days"',
  ],
  [
    'ch',
    "notice: 'none'",
    "notice: 'periodEnd'",
    '10:13  "notice": "periodEnd" contradicts "renewal": "openEnded" in "ch"; without a fixed term there is no end of a period; it takes "monthAfterTerm" or "none"',
  ],
  [
    'za',
    "notice: '20businessDays'",
    "notice: 'none'",
    '10:13  "notice": "none" contradicts "renewal": "monthly" in "za"; the terms know months paid for one by one with "20businessDays" only',
  ],
  [
    'za',
    "renewal: 'monthly'",
    "renewal: 'openEnded'",
    '8:14  "renewal": "openEnded" contradicts "notice": "20businessDays" in "za"; what ends on any day after that notice is paid for month by month; it takes "monthly"',
  ],
  [
    'uk',
    "notice: 'periodEnd'",
    "notice: 'monthAfterTerm'",
    '10:13  "notice": "monthAfterTerm" contradicts "renewal": "samePeriod" in "uk"; what renews for the same period ends with one; it takes "periodEnd"',
  ],
  [
    'za',
    'renewalConsent: false',
    'renewalConsent: true',
    '9:21  "renewalConsent": true contradicts "renewal": "monthly" in "za"; only what renews for the same period is asked for; it takes false',
  ],
])('%s: %s → %s', async ([row, from, to, ...problems]) => {
  expect(await checkEdited(row, from, to)).toEqual(problems.map((problem) => `${file}:${problem}`));
});

import * as z from 'zod';
import type { DomainFacts } from '../../../../brands/domains.ts';
import type { Problem } from '../../../lib/problem.ts';
import { type PathProblem, toProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import { createScriptLocator } from '../parse/scriptLocator.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { validate } from '../parse/validate.ts';

const Body = z.nullable(
  z.strictObject({
    name: z.string(),
    url: z.string().startsWith('https://', 'an address that begins with https://'),
  }),
);

const FraudHelp = z.strictObject({
  kind: z.enum(['police', 'bank', 'report', 'advice']),
  name: z.string(),
  phone: z.nullable(z.string().regex(/^\d[\d -]*$/, 'digits, with spaces or hyphens as they are written there')),
  url: z.nullable(z.string().startsWith('https://', 'an address that begins with https://')),
});

/** The facts that texts and orders of a country are made of; the compiler checks the others. */
const Facts = z.looseObject({
  eu: z.boolean().describe('Whether the law of the European Union applies'),
  tax: z.enum(['vat', 'gst', 'sales']).describe('The tax that prices include'),
  withdrawal: z
    .enum(['14days', '7days', '3businessDays', 'none'])
    .describe('The time in which an order can be withdrawn'),
  refund: z.enum(['all', 'unusedDays']).describe('What a withdrawal pays back'),
  refundDays: z.int().min(1).max(30).describe('The days within which what is owed is paid back'),
  renewal: z.enum(['openEnded', 'monthly', 'samePeriod']).describe('How Premium goes on after its first term'),
  renewalConsent: z.boolean().describe('Whether an order asks for the renewal in its own right'),
  notice: z
    .enum(['periodEnd', 'monthAfterTerm', '20businessDays', 'none'])
    .describe('When a cancellation ends Premium'),
  retentionYears: z.int().min(1).max(30).describe('The years for which tax law asks to keep invoices'),
  disputeBody: Body.describe('The body for disputes that the terms name, or null'),
  accessibilityBody: Body.describe('The authority that watches over accessibility, or null'),
  fraudHelp: z.array(FraudHelp).min(1).describe('The official help against fraud, the police first'),
});

const Table = z.record(z.string(), Facts);

/** Facts that cannot be true together, so that the texts made of them would contradict each other. */
const contradictions: readonly {
  isMet: (facts: Partial<DomainFacts>) => boolean;
  /** The fact to look at, and the other one. */
  facts: readonly [keyof DomainFacts, keyof DomainFacts];
  hint: string;
}[] = [
  {
    isMet: ({ refund, withdrawal = '14days' }) => refund === 'unusedDays' && withdrawal !== '14days',
    facts: ['refund', 'withdrawal'],
    hint: 'what is owed for the days used is asked for 14 days; it takes "all"',
  },
  {
    isMet: ({ eu, withdrawal = '14days' }) => eu === true && withdrawal !== '14days',
    facts: ['withdrawal', 'eu'],
    hint: 'the law of the European Union gives "14days"',
  },
  {
    isMet: ({ renewal, notice }) => renewal === 'openEnded' && notice === 'periodEnd',
    facts: ['notice', 'renewal'],
    hint: 'without a fixed term there is no end of a period; it takes "monthAfterTerm" or "none"',
  },
  {
    isMet: ({ renewal, notice }) => renewal === 'monthly' && notice !== undefined && notice !== '20businessDays',
    facts: ['notice', 'renewal'],
    hint: 'the terms know months paid for one by one with "20businessDays" only',
  },
  {
    isMet: ({ renewal, notice }) => renewal === 'openEnded' && notice === '20businessDays',
    facts: ['renewal', 'notice'],
    hint: 'what ends on any day after that notice is paid for month by month; it takes "monthly"',
  },
  {
    isMet: ({ renewal, notice = 'periodEnd' }) => renewal === 'samePeriod' && notice !== 'periodEnd',
    facts: ['notice', 'renewal'],
    hint: 'what renews for the same period ends with one; it takes "periodEnd"',
  },
  {
    isMet: ({ renewal, renewalConsent }) =>
      renewalConsent === true && renewal !== undefined && renewal !== 'samePeriod',
    facts: ['renewalConsent', 'renewal'],
    hint: 'only what renews for the same period is asked for; it takes false',
  },
];

/** Finds help against fraud without a way to reach it, and countries whose list does not begin with the police. */
function findHelpProblems(domain: string, facts: Partial<DomainFacts>): PathProblem[] {
  const help = facts.fraudHelp ?? [];
  const unreachable = help.flatMap(({ name, phone, url }, index): PathProblem[] => {
    if (phone !== null || url !== null) return [];
    const message = `${quote(name)} in ${quote(domain)} has neither "phone" nor "url"`;
    return [{ path: [domain, 'fraudHelp', index], on: 'value', message, hint: 'it takes one of them' }];
  });
  const police: PathProblem[] =
    help.length === 0 || help[0]?.kind === 'police'
      ? []
      : [
          {
            path: [domain, 'fraudHelp', 0],
            on: 'value',
            message: `"fraudHelp" of ${quote(domain)} does not begin with the police`,
            hint: 'somebody in danger calls them first',
          },
        ];
  return [...police, ...unreachable];
}

/** Finds facts of countries that lack, are unknown, or contradict each other. */
function findFactProblems(table: unknown): PathProblem[] {
  const { partial = {}, problems } = validate(Table, table);
  const contradicting = Object.entries(partial).flatMap(([domain, facts]) =>
    contradictions
      .filter(({ isMet }) => facts && isMet(facts as Partial<DomainFacts>))
      .map(({ facts: [name, other], hint }): PathProblem => {
        const [value, otherValue] = [name, other].map((key) => JSON.stringify(facts![key]));
        const message = `${quote(name)}: ${value} contradicts ${quote(other)}: ${otherValue} in ${quote(domain)}`;
        return { path: [domain, name], on: 'value', message, hint };
      }),
  );
  const ofHelp = Object.entries(partial).flatMap(([domain, facts]) =>
    findHelpProblems(domain, (facts ?? {}) as Partial<DomainFacts>),
  );
  return [...problems, ...contradicting, ...ofHelp];
}

/** Checks the table of countries that `source` exports as `domainFacts`. */
export async function checkDomainFacts(source: TextFile, table: unknown): Promise<Problem[]> {
  const problems = findFactProblems(table);
  if (problems.length === 0) return [];
  const locate = await createScriptLocator(source, 'domainFacts');
  return problems.map((problem) => toProblem({ file: source.file, locate }, problem));
}

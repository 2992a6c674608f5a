import { type DomainName, domainNames } from './domains.ts';

/** A duty that the law of some countries lays on an operator from a day on. */
interface Duty {
  /** The thing to do, in a sentence without a subject. */
  what: string;
  /** The first day, yyyy-mm-dd. */
  from: string;
  domains: readonly DomainName[];
  /** The law that says so. */
  source: string;
  /** The test that proves it, as `file › a part of its title`; a run of the tests fails where no such test passed. */
  proof: string;
  /** Whether only an operator can do it: the test then proves no more than that the texts promise it. */
  operator?: true;
}

const union = ['de', 'at', 'cz', 'pl'] as const satisfies readonly DomainName[];
const termination = 'tests/journeys/termination.spec.ts';
const legalTexts = 'scripts/build/stages/legalTexts.test.ts';
const priceTexts = 'app/features/premium/priceTexts.test.tsx';

/**
 * What the law asks of sites, from which day, and what proves that they do it. An operator's counsel reads the law; a
 * site is built with what is due on the day of the build and switches by itself on a day that is still to come.
 * `npm run duties` prints them for a day, and `npm run check` names those that fall due within 60 days.
 */
export const duties = {
  orderButton: {
    what: 'say on the button of an order that it costs',
    from: '2014-06-13',
    domains: [...union, 'uk'],
    source: 'Directive 2011/83/EU, Art. 8(2); Consumer Contracts Regulations 2013, reg. 14',
    proof: 'tests/journeys/payment.spec.ts › a member pays with few taps',
  },
  beginAtOnce: {
    what: 'ask whether Premium begins within the time of withdrawal, or keep nothing',
    from: '2014-06-13',
    domains: [...union, 'uk'],
    source: 'Directive 2011/83/EU, Art. 8(8) and 14(3); Consumer Contracts Regulations 2013, reg. 36',
    proof: 'tests/journeys/payment.spec.ts › a member pays with few taps',
  },
  taxWording: {
    what: 'name prices with all taxes, as their law calls them',
    from: '2000-03-18',
    domains: domainNames,
    source: 'Directive 98/6/EC; PBV; Price Marking Order 2004; ACL s. 48; Fair Trading Act 1986; CPA s. 23',
    proof: `${priceTexts} › a price says what the law of its country wants`,
  },
  askedRenewal: {
    what: 'renew only if that was agreed to in its own right',
    from: '2010-12-29',
    domains: ['com'],
    source: 'ROSCA, 15 U.S.C. § 8403; Cal. Bus. & Prof. Code § 17602',
    proof: 'tests/journeys/payment.spec.ts › where an order asks for the renewal, only a tick agrees',
  },
  renewalWording: {
    what: 'go on without a fixed term after the first one, with a month’s notice',
    from: '2022-03-01',
    domains: union,
    source: '§ 309 Nr. 9 BGB; Directive 93/13/EEC',
    proof: `${legalTexts} › say each of its facts, and no other`,
  },
  cancelButton: {
    what: 'let a contract be cancelled by a button on every page, without signing in',
    from: '2022-07-01',
    domains: ['de'],
    source: '§ 312k BGB',
    proof: `${termination} › without signing in: who, what and when`,
  },
  withdrawalFunction: {
    what: 'let an order be withdrawn by a link on every page, confirm it, and send a receipt at once',
    from: '2026-06-19',
    domains: union,
    source: 'Directive (EU) 2023/2673, Art. 11a of Directive 2011/83/EU; § 356a BGB',
    proof: `${termination} › without signing in or a reason`,
  },
  imprint: {
    what: 'say who the operator is, with register, VAT number, directors and phone',
    from: '2002-01-17',
    domains: [...union, 'uk', 'za'],
    source: 'Directive 2000/31/EC, Art. 5; § 5 DDG; § 5 ECG; Companies Act 2006 s. 82; ECTA s. 43',
    proof: 'scripts/build/config/resolve/brandProblems.test.ts › a company of its own',
  },
  privacyNotice: {
    what: 'tell members what becomes of their data, and where they complain',
    from: '2018-05-25',
    domains: union,
    source: 'Regulation (EU) 2016/679, Art. 13',
    proof: `${legalTexts} › in the country of de: `,
  },
  privacyComplaints: {
    what: 'confirm complaints about data within 30 days',
    from: '2026-06-19',
    domains: ['uk'],
    source: 'Data (Use and Access) Act 2025, s. 103',
    proof: 'scripts/build/plan/duties.test.ts › texts and links of every site follow its duties',
    operator: true,
  },
  explicitConsent: {
    what: 'ask for explicit consent to data about sex life, and let it be withdrawn as easily',
    from: '2018-05-25',
    domains: [...union, 'uk', 'ch', 'za'],
    source: 'Regulation (EU) 2016/679, Art. 7 and 9; UK GDPR; FADP Art. 6(7); POPIA s. 26',
    proof: 'tests/journeys/sensitiveData.spec.ts › intimate interests are asked for plainly',
  },
  moderation: {
    what: 'let anybody report content, tell members the reasons of a decision, and let them object',
    from: '2024-02-17',
    domains: union,
    source: 'Regulation (EU) 2022/2065, Art. 16, 17 and 20',
    proof: 'tests/journeys/moderation.spec.ts › anybody reports content under the terms',
  },
  accessibilityInformation: {
    what: 'say how the service meets the requirements of accessibility',
    from: '2025-06-28',
    domains: union,
    source: 'Directive (EU) 2019/882, Art. 13 and Annex V',
    proof: `${legalTexts} › the accessibility statement in en names each gap`,
  },
  renewalReminders: {
    what: 'remind members before each renewal, and twice before a long one',
    // The day is not set; this is the earliest that the government has named.
    from: '2027-04-01',
    domains: ['uk'],
    source: 'Digital Markets, Competition and Consumers Act 2024, s. 258',
    proof: 'scripts/build/plan/duties.test.ts › texts and links of every site follow its duties',
    operator: true,
  },
  renewalCoolingOff: {
    what: 'let members change their mind within 14 days after a renewal',
    from: '2027-04-01',
    domains: ['uk'],
    source: 'Digital Markets, Competition and Consumers Act 2024, s. 264',
    proof: `${priceTexts} › a renewal can be undone`,
  },
} as const satisfies Record<string, Duty>;

export type DutyName = keyof typeof duties;

export const dutyNames = Object.keys(duties) as readonly DutyName[];

/** The duties that a site of the domain has on a day (yyyy-mm-dd). */
export const listDuties = (domain: DomainName, day: string): DutyName[] =>
  dutyNames.filter((name) => hasDuty(name, domain) && duties[name].from <= day);

/**
 * Whether a site has a duty on the day on which it is built: from its first minute, never, or from a day (yyyy-mm-dd)
 * that is still to come.
 */
export type DutyState = boolean | string;

export const toDutyState = (name: DutyName, domain: DomainName, day: string): DutyState =>
  hasDuty(name, domain) && (duties[name].from <= day || duties[name].from);

const hasDuty = (name: DutyName, domain: DomainName): boolean =>
  (duties[name].domains as readonly DomainName[]).includes(domain);

/** The days after `day` on which sites of the domain get more duties, in their order. */
export const listLaterDays = (domain: DomainName, day: string): string[] => [
  ...new Set(
    dutyNames
      .filter((name) => hasDuty(name, domain) && duties[name].from > day)
      .map((name) => duties[name].from)
      .sort(),
  ),
];

/** Whether only the operator of a site can do a duty. */
export const isOperators = (name: DutyName): boolean => 'operator' in duties[name];

import { type AccessibilityGap, accessibilityClauses, accessibilityGaps } from '../../../../brands/accessibility.ts';
import type { Company } from '../../../../brands/companySchema.ts';
import { type DomainFacts, type DomainName, domainFacts } from '../../../../brands/domains.ts';
import { type DutyName, dutyNames, listDuties } from '../../../../brands/duties.ts';

/** The legal documents of every site, each one template `templates/legal/<language tag>/<document>.hbs`. */
export const legalDocuments = ['termsOfService', 'privacyPolicy', 'imprint', 'accessibility'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** Names that a legal template may use as `{{value}}`. */
export const legalValues = [
  'productName',
  'productUrl',
  'privacyEmail',
  'supportEmail',
  'companyName',
  'companyAddressLine1',
  'companyAddressLine2',
  'companyCountry',
  'companyPhone',
  'companyRegisterCourt',
  'companyRegisterNumber',
  'companyVatId',
  'companyDirectors',
  'companyAuthority',
  'countryName',
  'minAge',
  'refundDays',
  'retentionYears',
  'disputeBodyName',
  'disputeBodyUrl',
  'accessibilityBodyName',
  'accessibilityBodyUrl',
] as const;

const allFacts: readonly DomainFacts[] = Object.values(domainFacts);

/**
 * Gives the flags of a country: its code, and one for each value of its facts that changes a sentence. Legal texts are
 * written from them, so that no sentence contradicts brands/domains.ts.
 */
export const toCountryFlags = (facts: DomainFacts): Readonly<Record<string, boolean>> => ({
  eu: facts.eu,
  ...Object.fromEntries(allFacts.map(({ country }) => [country.toLowerCase(), country === facts.country])),
  vat: facts.tax === 'vat',
  gst: facts.tax === 'gst',
  salesTax: facts.tax === 'sales',
  withdrawal14Days: facts.withdrawal === '14days',
  withdrawal7Days: facts.withdrawal === '7days',
  withdrawal3BusinessDays: facts.withdrawal === '3businessDays',
  noWithdrawal: facts.withdrawal === 'none',
  unusedDays: facts.refund === 'unusedDays',
  openEnded: facts.renewal !== 'samePeriod',
  monthly: facts.renewal === 'monthly',
  renewalConsent: facts.renewalConsent,
  noticePeriodEnd: facts.notice === 'periodEnd',
  noticeMonth: facts.notice === 'monthAfterTerm',
  notice20BusinessDays: facts.notice === '20businessDays',
  noticeNone: facts.notice === 'none',
  disputeBody: facts.disputeBody !== null,
  accessibilityBody: facts.accessibilityBody !== null,
  limitsLiability: facts.limitsLiability ?? false,
});

/** Gives the values of a country that its legal texts name. */
export const toLegalCountryValues = ({ refundDays, retentionYears, disputeBody, accessibilityBody }: DomainFacts) => ({
  refundDays,
  retentionYears,
  disputeBodyName: disputeBody?.name ?? '',
  disputeBodyUrl: disputeBody?.url ?? '',
  accessibilityBodyName: accessibilityBody?.name ?? '',
  accessibilityBodyUrl: accessibilityBody?.url ?? '',
});

/** Gives what a company says of itself; what it does not say is empty. */
export const toLegalCompanyValues = ({ phone, register, vatId, managingDirectors, authority }: Company) => ({
  companyPhone: phone ?? '',
  companyRegisterCourt: register?.court ?? '',
  companyRegisterNumber: register?.number ?? '',
  companyVatId: vatId ?? '',
  companyDirectors: managingDirectors?.join(', ') ?? '',
  companyAuthority: authority ?? '',
});

/** Tells which of those values a company gives, for the words around them. */
export const toCompanyFlags = ({ phone, register, vatId, managingDirectors, authority }: Company) => ({
  phone: Boolean(phone),
  register: Boolean(register),
  vatId: Boolean(vatId),
  managingDirectors: Boolean(managingDirectors),
  authority: Boolean(authority),
});

/** Flags that follow from the brand and its company, not from the country. */
export const brandFlags = ['phone', 'register', 'vatId', 'managingDirectors', 'authority'] as const;

/** Gives a flag for each duty: whether a site of the domain has it on a day. */
export function toDutyFlags(domain: DomainName, day: string): Readonly<Record<DutyName, boolean>> {
  const due = listDuties(domain, day);
  return Object.fromEntries(dutyNames.map((name) => [name, due.includes(name)])) as Record<DutyName, boolean>;
}

const openGaps = Object.values(accessibilityClauses).flatMap((state) => ('partly' in state ? state.partly : []));

/** Flags of what members cannot do alone: whether a clause of brands/accessibility.ts is met but for that. */
export const gapFlags = Object.fromEntries(accessibilityGaps.map((gap) => [gap, openGaps.includes(gap)])) as Readonly<
  Record<AccessibilityGap, boolean>
>;

/** Names that a legal template may use in `{{#if flag}}` or `{{#unless flag}}`. */
export const legalFlags: readonly string[] = [
  ...Object.keys(toCountryFlags(domainFacts.de)),
  ...brandFlags,
  ...dutyNames,
  ...Object.keys(gapFlags),
];

/** Values and flags of a legal template. */
export type LegalContext = Record<(typeof legalValues)[number], string | number> &
  Record<(typeof brandFlags)[number] | DutyName, boolean> &
  typeof gapFlags &
  ReturnType<typeof toCountryFlags>;

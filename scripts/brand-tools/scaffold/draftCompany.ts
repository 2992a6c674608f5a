import { type AskedField, listAskedFields } from '../../../brands/companySchema.ts';
import type { DomainName } from '../../../brands/domains.ts';
import { NONE, parseRegister, type TypedCompany, toCompanyFields } from '../typed/typedCompany.ts';
import type { Answers, CompanyQuestion, CompleteAnswers } from './answers.ts';

/** Facts of a company by the questions about them. */
export const companyFacts = {
  companyName: 'name',
  companyStreet: 'street',
  companyTown: 'town',
  companyCountry: 'country',
  companyPhone: 'phone',
  companyRegister: 'register',
  companyVatId: 'vatId',
  companyDirectors: 'directors',
  companyAuthority: 'authority',
} as const satisfies Record<CompanyQuestion, keyof TypedCompany>;

/** Fields of brand.json by the questions about them. */
export const companyFields = {
  companyName: 'name',
  companyStreet: 'addressLine1',
  companyTown: 'addressLine2',
  companyCountry: 'country',
  companyPhone: 'phone',
  companyRegister: 'register',
  companyVatId: 'vatId',
  companyDirectors: 'managingDirectors',
  companyAuthority: 'authority',
} as const satisfies Record<CompanyQuestion, string>;

export const companyQuestionKeys = Object.keys(companyFacts) as CompanyQuestion[];

const alwaysAsked: readonly CompanyQuestion[] = ['companyName', 'companyStreet', 'companyTown', 'companyCountry'];

/** Whether every company says it, or the law of one of the domains asks for it. */
export const isAskedByLaw = (question: CompanyQuestion, domains: readonly DomainName[]): boolean =>
  alwaysAsked.includes(question) ||
  domains.some((domain) => listAskedFields(domain).includes(companyFields[question] as AskedField));

/** Whether the entry in the register has court and number, or is none. */
export const isRegister = (typed: string): boolean => typed === NONE || parseRegister(typed) !== undefined;

/** Drafts a company from its facts, with those that are not there where the law asks for them. */
export function draftCompany(answers: CompleteAnswers, domains: readonly DomainName[]) {
  const facts = companyQuestionKeys.flatMap((question) => {
    const typed = question === 'companyRegister' && !isRegister(answers[question]) ? NONE : answers[question];
    const isWritten = isAskedByLaw(question, domains) ? typed !== '' : typed !== '' && typed !== NONE;
    return isWritten ? [[companyFacts[question], typed] as const] : [];
  });
  return toCompanyFields(Object.fromEntries(facts));
}

/** Whether any fact of a company is given. */
export const hasCompanyFacts = (answers: Answers): boolean =>
  companyQuestionKeys.some((question) => answers[question] !== undefined);

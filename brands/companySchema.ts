import { z } from 'zod';
import { type DomainName, domainFacts } from './domains.ts';

/** Schema of a line of an address, without invisible characters and tags. */
const visibleLine = z
  .string()
  .min(1)
  .max(100)
  .regex(/^(?!.*\p{M}{5})[^\p{C}\p{Zl}\p{Zp}\p{DI}<>]*$/u, { error: 'a line of visible characters, without < and >' });

/** Operator of brands, as the legal texts name it. */
export const Company = z.strictObject({
  name: visibleLine.describe('Name of the company, as in its register.'),
  addressLine1: visibleLine.describe('Street and number.'),
  addressLine2: visibleLine.describe('Postcode and town.'),
  // findCountryFault describes mistakes in it; the pattern is for editors.
  country: z
    .string()
    .meta({ pattern: '^[A-Z]{2}$' })
    .describe('Country, as its ISO 3166 code; members see its name in their language.'),
  phone: z
    .string()
    .regex(/^\+[1-9]\d{0,2}(?: \d+)+$/, { error: 'a number as it is dialled from abroad, such as +43 1 2345678' })
    .max(30)
    .optional()
    .describe('Phone number, as it is dialled from abroad: +43 1 2345678.'),
  register: z
    .strictObject({
      court: visibleLine.describe('Court or office that keeps the register.'),
      number: visibleLine.describe('Number in it.'),
    })
    .nullish()
    .describe('Entry in the register of companies; null if there is none.'),
  vatId: z
    .string()
    .regex(/^(?=.*\d)[A-Z\d][A-Z\d .-]{4,29}$/, { error: 'a VAT number, such as ATU12345678' })
    .nullish()
    .describe('VAT number; null if there is none.'),
  managingDirectors: z
    .array(visibleLine)
    .min(1)
    .nullish()
    .describe('Names of those who represent the company; null if it is a single person.'),
  authority: visibleLine.nullish().describe('Authority that supervises the business; null if there is none.'),
});

export type Company = z.output<typeof Company>;

export type AskedField = Exclude<keyof Company, 'name' | 'addressLine1' | 'addressLine2' | 'country'>;

/** The fields that a domain asks for by itself: in Austria, beside those of the European Union, by § 5 ECG. */
const askedBeyondUnion: Partial<Record<DomainName, readonly AskedField[]>> = {
  at: ['authority'],
  uk: ['phone', 'register', 'vatId'],
  za: ['phone', 'register', 'managingDirectors'],
};

/**
 * Lists what the law of a domain asks the imprint, the terms or the withdrawal notice to name of a company, beside name
 * and address: in the European Union by Directive 2000/31/EC, article 5, and Directive 2011/83/EU, article 6.
 */
export const listAskedFields = (domain: DomainName): readonly AskedField[] => [
  ...(domainFacts[domain].eu ? (['phone', 'register', 'vatId', 'managingDirectors'] as const) : []),
  ...(askedBeyondUnion[domain] ?? []),
];

import type { LocaleCode } from '../../brands/languages.ts';
import type { DomainName } from '../../brands/schema.ts';

export interface DomainFacts {
  /** ISO 3166 code that a site of this domain must have as its defaultCountry. */
  country: string;
  /** Kilometres and centimetres, or miles and feet. */
  metric: boolean;
  /** How a date is typed and shown. */
  dateFormat: 'dd.mm.yyyy' | 'dd/mm/yyyy' | 'mm/dd/yyyy';
  /** ISO 4217 code. */
  currency: string;
  /** Whether the law of the European Union applies: other terms for withdrawal and complaints. */
  eu: boolean;
  /** The languages of most brands there; new-brand proposes them. */
  locales: readonly LocaleCode[];
}

/** Everything that follows from a domain. */
export const domainFacts: Readonly<Record<DomainName, DomainFacts>> = {
  de: { country: 'DE', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'EUR', eu: true, locales: ['de', 'en'] },
  at: { country: 'AT', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'EUR', eu: true, locales: ['de', 'en'] },
  ch: { country: 'CH', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'CHF', eu: false, locales: ['de', 'en'] },
  uk: { country: 'GB', metric: false, dateFormat: 'dd/mm/yyyy', currency: 'GBP', eu: false, locales: ['en'] },
  nz: { country: 'NZ', metric: true, dateFormat: 'dd/mm/yyyy', currency: 'NZD', eu: false, locales: ['en'] },
  au: { country: 'AU', metric: true, dateFormat: 'dd/mm/yyyy', currency: 'AUD', eu: false, locales: ['en'] },
  za: { country: 'ZA', metric: true, dateFormat: 'dd/mm/yyyy', currency: 'ZAR', eu: false, locales: ['en'] },
  cz: { country: 'CZ', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'CZK', eu: true, locales: ['cz', 'en'] },
  pl: { country: 'PL', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'PLN', eu: true, locales: ['pl', 'en'] },
  com: { country: 'US', metric: false, dateFormat: 'mm/dd/yyyy', currency: 'USD', eu: false, locales: ['en'] },
};

/** The facts of a domain by its ISO 3166 country. */
export const factsByCountry: ReadonlyMap<string, DomainFacts> = new Map(
  Object.values(domainFacts).map((facts) => [facts.country, facts]),
);

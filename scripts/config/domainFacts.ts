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
}

/** Everything that follows from a domain. */
export const domainFacts: Readonly<Record<DomainName, DomainFacts>> = {
  de: { country: 'DE', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'EUR', eu: true },
  at: { country: 'AT', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'EUR', eu: true },
  ch: { country: 'CH', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'CHF', eu: false },
  uk: { country: 'GB', metric: false, dateFormat: 'dd/mm/yyyy', currency: 'GBP', eu: false },
  nz: { country: 'NZ', metric: true, dateFormat: 'dd/mm/yyyy', currency: 'NZD', eu: false },
  au: { country: 'AU', metric: true, dateFormat: 'dd/mm/yyyy', currency: 'AUD', eu: false },
  za: { country: 'ZA', metric: true, dateFormat: 'dd/mm/yyyy', currency: 'ZAR', eu: false },
  cz: { country: 'CZ', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'CZK', eu: true },
  pl: { country: 'PL', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'PLN', eu: true },
  com: { country: 'US', metric: false, dateFormat: 'mm/dd/yyyy', currency: 'USD', eu: false },
};

/** The facts of a domain by its ISO 3166 country. */
export const factsByCountry: ReadonlyMap<string, DomainFacts> = new Map(
  Object.values(domainFacts).map((facts) => [facts.country, facts]),
);

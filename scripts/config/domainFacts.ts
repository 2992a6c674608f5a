import type { DomainName, LocaleCode } from '../../brands/schema.ts';

type DateFormat = 'dd.mm.yyyy' | 'dd/mm/yyyy' | 'mm/dd/yyyy';

export interface DomainFacts {
  /** ISO 3166 code a site of this domain must carry as its defaultCountry. */
  country: string;
  /** Kilometres and centimetres, or miles and feet. */
  metric: boolean;
  /** How a date is typed and shown. */
  dateFormat: DateFormat;
  /** ISO 4217 code. */
  currency: string;
}

/** What follows from the domain alone. */
export const domainFacts: Readonly<Record<DomainName, DomainFacts>> = {
  de: { country: 'DE', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'EUR' },
  at: { country: 'AT', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'EUR' },
  ch: { country: 'CH', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'CHF' },
  uk: { country: 'GB', metric: false, dateFormat: 'dd/mm/yyyy', currency: 'GBP' },
  nz: { country: 'NZ', metric: true, dateFormat: 'dd/mm/yyyy', currency: 'NZD' },
  au: { country: 'AU', metric: true, dateFormat: 'dd/mm/yyyy', currency: 'AUD' },
  za: { country: 'ZA', metric: true, dateFormat: 'dd/mm/yyyy', currency: 'ZAR' },
  cz: { country: 'CZ', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'CZK' },
  pl: { country: 'PL', metric: true, dateFormat: 'dd.mm.yyyy', currency: 'PLN' },
  com: { country: 'US', metric: false, dateFormat: 'mm/dd/yyyy', currency: 'USD' },
};

/** The BCP 47 tag of a locale code, for `lang`, `Intl` and the catalogue's file name (reading 27). */
export const languageTags: Readonly<Record<LocaleCode, string>> = { de: 'de', en: 'en', fr: 'fr', cz: 'cs', pl: 'pl' };

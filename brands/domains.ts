import type { LocaleCode } from './languages.ts';

export interface DomainFacts {
  /** ISO 3166 code that a site of this domain must have as its defaultCountry. */
  country: string;
  /** Kilometres and centimetres, or miles and feet. */
  metric: boolean;
  /** The form in which a date is typed and shown. */
  dateFormat: 'dd.mm.yyyy' | 'dd/mm/yyyy' | 'dd-mm-yyyy' | 'mm/dd/yyyy';
  /** ISO 4217 code. */
  currency: string;
  /** Whether the law of the European Union applies: other terms for withdrawal and complaints. */
  eu: boolean;
  /** The tax that prices include, as its law calls it; `sales`: taxes of several kinds, without a name. */
  tax: 'vat' | 'gst' | 'sales';
  /** The time in which an order can be withdrawn; without it, the terms leave that to the country's law. */
  withdrawal?: '14days' | '3businessDays';
  /** Whether many towns share a name, so that they are searched and shown with their region. Default: false. */
  townsWithRegion?: true;
  /** The languages of most brands there; new-brand proposes them. */
  locales: readonly LocaleCode[];
  /** Radius of the circle that represents the country on the map of a member whose home is unknown. */
  radiusKm: number;
  /** The sandbox's prices, as a multiple of those in EUR. Default: 1. */
  priceFactor?: number;
  /** Whether accounts have an IBAN; without, no provider that asks for one is offered. Default: true. */
  iban?: false;
  /** The default of a brand's `cancelInFooter`. Default: false. */
  cancelInFooter?: boolean;
  /** The default of a brand's `paypalLayout`. Default: 1. */
  paypalLayout?: 1 | 2;
}

/**
 * Country suffixes that a brand can be served under, with all facts that follow from them; `com` means the United
 * States. The sandbox has the towns of each country in scripts/backend/sandbox/data/regions.json, and `npm run
 * draw-maps` draws its map.
 */
export const domainFacts = {
  de: {
    country: 'DE',
    currency: 'EUR',
    eu: true,
    tax: 'vat',
    withdrawal: '14days',
    metric: true,
    dateFormat: 'dd.mm.yyyy',
    locales: ['de', 'en'],
    radiusKm: 500,
    cancelInFooter: true,
    paypalLayout: 2,
  },
  at: {
    country: 'AT',
    currency: 'EUR',
    eu: true,
    tax: 'vat',
    withdrawal: '14days',
    metric: true,
    dateFormat: 'dd.mm.yyyy',
    locales: ['de', 'en'],
    radiusKm: 320,
  },
  ch: {
    country: 'CH',
    currency: 'CHF',
    eu: false,
    tax: 'vat',
    withdrawal: '14days',
    metric: true,
    dateFormat: 'dd.mm.yyyy',
    locales: ['de', 'en'],
    radiusKm: 150,
  },
  uk: {
    country: 'GB',
    currency: 'GBP',
    eu: false,
    tax: 'vat',
    withdrawal: '14days',
    metric: false,
    dateFormat: 'dd/mm/yyyy',
    locales: ['en'],
    radiusKm: 500,
  },
  nz: {
    country: 'NZ',
    currency: 'NZD',
    eu: false,
    tax: 'gst',
    metric: true,
    dateFormat: 'dd/mm/yyyy',
    locales: ['en'],
    radiusKm: 500,
  },
  au: {
    country: 'AU',
    currency: 'AUD',
    eu: false,
    tax: 'gst',
    metric: true,
    dateFormat: 'dd/mm/yyyy',
    locales: ['en'],
    radiusKm: 2000,
  },
  za: {
    country: 'ZA',
    currency: 'ZAR',
    eu: false,
    tax: 'vat',
    metric: true,
    dateFormat: 'dd/mm/yyyy',
    locales: ['en'],
    radiusKm: 500,
    priceFactor: 10,
    paypalLayout: 2,
  },
  cz: {
    country: 'CZ',
    currency: 'CZK',
    eu: true,
    tax: 'vat',
    withdrawal: '14days',
    metric: true,
    dateFormat: 'dd.mm.yyyy',
    locales: ['cz', 'en'],
    radiusKm: 500,
    priceFactor: 25,
  },
  pl: {
    country: 'PL',
    currency: 'PLN',
    eu: true,
    tax: 'vat',
    withdrawal: '14days',
    metric: true,
    dateFormat: 'dd.mm.yyyy',
    locales: ['pl', 'en'],
    radiusKm: 500,
    priceFactor: 4,
  },
  com: {
    country: 'US',
    currency: 'USD',
    eu: false,
    tax: 'sales',
    withdrawal: '3businessDays',
    metric: false,
    dateFormat: 'mm/dd/yyyy',
    locales: ['en'],
    radiusKm: 2000,
    townsWithRegion: true,
    iban: false,
  },
} as const satisfies Record<string, DomainFacts>;

export type DomainName = keyof typeof domainFacts;
export type CountryCode = (typeof domainFacts)[DomainName]['country'];

export const domainNames = Object.keys(domainFacts) as readonly DomainName[];

/** Facts of a domain by its ISO 3166 country. */
export const factsByCountry = Object.fromEntries<DomainFacts>(
  Object.values(domainFacts).map((facts) => [facts.country, facts]),
) as Readonly<Record<CountryCode, DomainFacts>>;

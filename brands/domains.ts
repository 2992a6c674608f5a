import type { LocaleCode } from './languages.ts';

/** A place that helps people whom somebody tries to deceive, or has deceived. It has a number, a page or both. */
export interface FraudHelp {
  /**
   * police: to call in danger. bank: to stop a payment or a card. report: where a fraud is reported. advice: where
   * victims are listened to.
   */
  kind: 'police' | 'bank' | 'report' | 'advice';
  /** Its name, as it calls itself. */
  name: string;
  /** Its number as it is written in its country. */
  phone: string | null;
  url: string | null;
}

export interface DomainFacts {
  /** ISO 3166 code that a site of this domain must have as its defaultCountry. */
  country: string;
  /** Kilometres and centimetres, or miles and feet. */
  metric: boolean;
  /** The form in which a date is typed and shown. */
  dateFormat: 'dd.mm.yyyy' | 'dd/mm/yyyy' | 'dd-mm-yyyy' | 'mm/dd/yyyy';
  /** ISO 4217 code. */
  currency: string;
  /** Whether the law of the European Union applies. */
  eu: boolean;
  /** The tax that prices include, as its law calls it; `sales`: taxes of several kinds, without a name. */
  tax: 'vat' | 'gst' | 'sales';
  /** The time in which an order can be withdrawn without a reason; `none`: no law gives any, and no text names one. */
  withdrawal: '14days' | '7days' | '3businessDays' | 'none';
  /**
   * What a withdrawal pays back: all, or all but the days used. Those are owed only by a member who asked that Premium
   * begins at once, so an order there asks for that.
   */
  refund: 'all' | 'unusedDays';
  /** Days within which what is owed is paid back. */
  refundDays: number;
  /**
   * The way in which Premium goes on after its first term: without a fixed term, paid for as the order says; without
   * one, paid for month by month; or for the same period again.
   */
  renewal: 'openEnded' | 'monthly' | 'samePeriod';
  /** Whether an order asks for the renewal in its own right. */
  renewalConsent: boolean;
  /**
   * When a cancellation ends Premium: with the period paid for; with the first term and from then on a month after the
   * cancellation; 20 business days after it, or at once, also in the first term. What is paid for the time after that
   * is paid back.
   */
  notice: 'periodEnd' | 'monthAfterTerm' | '20businessDays' | 'none';
  /** Years for which tax law asks to keep invoices. */
  retentionYears: number;
  /**
   * The body for disputes that the terms name, as it calls itself, and its page; null where there is none in which the
   * operator takes part. In the European Union it resolves them out of court.
   */
  disputeBody: { name: string; url: string } | null;
  /** The authority that watches over the accessibility of services, as it calls itself, and its page. */
  accessibilityBody: { name: string; url: string } | null;
  /** Official help against fraud, in the order in which it is shown; the police first. */
  fraudHelp: readonly FraudHelp[];
  /** Whether the terms may limit liability for slight negligence to the damage that is foreseeable. Default: false. */
  limitsLiability?: true;
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
    refund: 'unusedDays',
    refundDays: 14,
    renewal: 'openEnded',
    renewalConsent: false,
    notice: 'monthAfterTerm',
    retentionYears: 8,
    disputeBody: null,
    accessibilityBody: {
      name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen',
      url: 'https://www.mlbf-barrierefrei.de',
    },
    fraudHelp: [
      { kind: 'police', name: 'Polizei', phone: '110', url: null },
      { kind: 'bank', name: 'Sperr-Notruf', phone: '116 116', url: 'https://www.sperr-notruf.de' },
      { kind: 'report', name: 'Onlinewachen der Polizei', phone: null, url: 'https://portal.onlinewache.polizei.de' },
      { kind: 'advice', name: 'WEISSER RING', phone: '116 006', url: 'https://weisser-ring.de' },
    ],
    limitsLiability: true,
    metric: true,
    dateFormat: 'dd.mm.yyyy',
    locales: ['de', 'en'],
    radiusKm: 500,
    paypalLayout: 2,
  },
  at: {
    country: 'AT',
    currency: 'EUR',
    eu: true,
    tax: 'vat',
    withdrawal: '14days',
    refund: 'unusedDays',
    refundDays: 14,
    renewal: 'openEnded',
    renewalConsent: false,
    notice: 'monthAfterTerm',
    retentionYears: 7,
    disputeBody: null,
    accessibilityBody: { name: 'Sozialministeriumservice', url: 'https://www.sozialministeriumservice.gv.at' },
    fraudHelp: [
      { kind: 'police', name: 'Polizei', phone: '133', url: null },
      { kind: 'report', name: 'Watchlist Internet', phone: null, url: 'https://www.watchlist-internet.at' },
      { kind: 'advice', name: 'Opfer-Notruf', phone: '0800 112 112', url: 'https://www.opfer-notruf.at' },
    ],
    limitsLiability: true,
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
    refund: 'all',
    refundDays: 14,
    renewal: 'openEnded',
    renewalConsent: false,
    notice: 'none',
    retentionYears: 10,
    disputeBody: null,
    accessibilityBody: null,
    fraudHelp: [
      { kind: 'police', name: 'Polizei', phone: '117', url: null },
      { kind: 'report', name: 'cybercrimepolice.ch', phone: null, url: 'https://www.cybercrimepolice.ch' },
      { kind: 'advice', name: 'Opferhilfe Schweiz', phone: null, url: 'https://www.opferhilfe-schweiz.ch' },
    ],
    limitsLiability: true,
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
    refund: 'unusedDays',
    refundDays: 14,
    renewal: 'samePeriod',
    renewalConsent: false,
    notice: 'periodEnd',
    retentionYears: 6,
    disputeBody: null,
    accessibilityBody: null,
    fraudHelp: [
      { kind: 'police', name: 'Police', phone: '999', url: null },
      { kind: 'bank', name: 'Stop Scams UK', phone: '159', url: 'https://stopscamsuk.org.uk/159' },
      { kind: 'report', name: 'Report Fraud', phone: '0300 123 2040', url: 'https://www.reportfraud.police.uk' },
    ],
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
    withdrawal: 'none',
    refund: 'all',
    refundDays: 14,
    renewal: 'samePeriod',
    renewalConsent: false,
    notice: 'periodEnd',
    retentionYears: 7,
    disputeBody: { name: 'Disputes Tribunal', url: 'https://www.disputestribunal.govt.nz' },
    accessibilityBody: null,
    fraudHelp: [
      { kind: 'police', name: 'Police', phone: '111', url: null },
      { kind: 'advice', name: 'Netsafe', phone: '0508 638 723', url: 'https://netsafe.org.nz' },
    ],
    metric: true,
    dateFormat: 'dd/mm/yyyy',
    locales: ['en'],
    radiusKm: 500,
    iban: false,
  },
  au: {
    country: 'AU',
    currency: 'AUD',
    eu: false,
    tax: 'gst',
    withdrawal: 'none',
    refund: 'all',
    refundDays: 14,
    renewal: 'samePeriod',
    renewalConsent: false,
    notice: 'periodEnd',
    retentionYears: 5,
    disputeBody: null,
    accessibilityBody: null,
    fraudHelp: [
      { kind: 'police', name: 'Police', phone: '000', url: null },
      { kind: 'report', name: 'Scamwatch', phone: null, url: 'https://www.scamwatch.gov.au' },
      { kind: 'advice', name: 'IDCARE', phone: '1800 595 160', url: 'https://www.idcare.org' },
    ],
    metric: true,
    dateFormat: 'dd/mm/yyyy',
    locales: ['en'],
    radiusKm: 2000,
    iban: false,
  },
  za: {
    country: 'ZA',
    currency: 'ZAR',
    eu: false,
    tax: 'vat',
    withdrawal: '7days',
    refund: 'all',
    refundDays: 30,
    renewal: 'monthly',
    renewalConsent: false,
    notice: '20businessDays',
    retentionYears: 5,
    disputeBody: { name: 'National Consumer Commission', url: 'https://thencc.org.za' },
    accessibilityBody: null,
    fraudHelp: [
      { kind: 'police', name: 'Police', phone: '10111', url: null },
      { kind: 'report', name: 'SAFPS', phone: '0860 101 248', url: 'https://www.safps.org.za' },
    ],
    metric: true,
    dateFormat: 'dd/mm/yyyy',
    locales: ['en'],
    radiusKm: 500,
    priceFactor: 10,
    paypalLayout: 2,
    iban: false,
  },
  cz: {
    country: 'CZ',
    currency: 'CZK',
    eu: true,
    tax: 'vat',
    withdrawal: '14days',
    refund: 'unusedDays',
    refundDays: 14,
    renewal: 'openEnded',
    renewalConsent: false,
    notice: 'monthAfterTerm',
    retentionYears: 10,
    disputeBody: { name: 'Česká obchodní inspekce', url: 'https://adr.coi.cz' },
    accessibilityBody: { name: 'Česká obchodní inspekce', url: 'https://www.coi.cz' },
    fraudHelp: [
      { kind: 'police', name: 'Policie', phone: '158', url: null },
      { kind: 'advice', name: 'Bílý kruh bezpečí', phone: '116 006', url: 'https://www.bkb.cz' },
    ],
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
    refund: 'unusedDays',
    refundDays: 14,
    renewal: 'openEnded',
    renewalConsent: false,
    notice: 'monthAfterTerm',
    retentionYears: 5,
    disputeBody: null,
    accessibilityBody: {
      name: 'Państwowy Fundusz Rehabilitacji Osób Niepełnosprawnych',
      url: 'https://www.pfron.org.pl',
    },
    fraudHelp: [
      { kind: 'police', name: 'Policja', phone: '112', url: null },
      { kind: 'report', name: 'CERT Polska', phone: null, url: 'https://incydent.cert.pl' },
    ],
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
    refund: 'all',
    refundDays: 10,
    renewal: 'samePeriod',
    renewalConsent: true,
    notice: 'periodEnd',
    retentionYears: 7,
    disputeBody: null,
    accessibilityBody: null,
    fraudHelp: [
      { kind: 'police', name: 'Police', phone: '911', url: null },
      { kind: 'report', name: 'Federal Trade Commission', phone: '1-877-382-4357', url: 'https://reportfraud.ftc.gov' },
      { kind: 'report', name: 'FBI Internet Crime Complaint Center', phone: null, url: 'https://www.ic3.gov' },
      {
        kind: 'advice',
        name: 'AARP Fraud Watch Network',
        phone: '1-877-908-3360',
        url: 'https://www.aarp.org/fraudwatchnetwork',
      },
    ],
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

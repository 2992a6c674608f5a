import type { MenuVariantNumber, PaypalLayout } from '../../brands/brandSchema.ts';
import type { DomainFacts, DomainName } from '../../brands/domains.ts';
import type { DutyState } from '../../brands/duties.ts';
import type { Language, UsernameWords } from '../../brands/languages/Language.ts';
import type { LocaleCode } from '../../brands/languages.ts';
import type { VariantName } from '../../brands/languageVariants.ts';
import type { PaymentEntry, PaymentProvider } from '../../brands/paymentProviders.ts';
import type { PhotoPlace } from '../../brands/photoPlaces.ts';
import type { HomeComposition, IconWeight, SignInComposition } from '../../themes/look.ts';
import type { DayFormat } from '../lib/dates/dayFormats.ts';

export type { LocaleCode, UsernameWords };

type StatisticsReceiverKind = 'none' | 'beacon' | 'matomo' | 'tagManager';

type ByLocale<T> = Readonly<Partial<Record<LocaleCode, T>>>;

/**
 * The values compiled into a site. They are flat because only direct reads such as `site.metric` fold, and questions to
 * a list such as `site.locales.includes('de')`; derived flags are values of their own.
 */
export interface SiteValues {
  /** Slug of the brand, such as `tavelune`. */
  brand: string;
  /** Product name as members see it. */
  name: string;
  siteId: number;
  /** The youngest that members may be, in years. */
  minAge: number;
  domain: DomainName;
  /** ISO 3166 code of the country, such as GB. */
  country: string;
  /** Radius of the circle that represents the country on a map. */
  countryRadiusKm: number;
  metric: boolean;
  dateFormat: DayFormat;
  /** Whether towns are searched and shown with their region. */
  townsWithRegion: boolean;
  /** The tax that prices include. */
  tax: DomainFacts['tax'];
  /** Time in which an order can be withdrawn. */
  withdrawal: DomainFacts['withdrawal'];
  /** Whether an order asks that Premium begins within that time, so that the days used are not paid back. */
  asksToBeginAtOnce: boolean;
  /** Days within which what is owed is paid back. */
  refundDays: number;
  /** Years for which tax law asks to keep invoices. */
  retentionYears: number;
  /** The way in which Premium goes on after its first term. */
  renewal: DomainFacts['renewal'];
  /** Whether an order asks for the renewal in its own right. */
  renewalConsent: boolean;
  /** When a cancellation ends Premium. */
  notice: DomainFacts['notice'];
  /** Official help against fraud, the police first. */
  fraudHelp: DomainFacts['fraudHelp'];

  /** The default language, and all that can be chosen. */
  locale: LocaleCode;
  locales: readonly LocaleCode[];
  /** Variants of `locales` that this site's country writes in its own way. */
  languageVariants: readonly VariantName[];
  /** The BCP 47 tag of `locale`, with the country if it is a variant. */
  languageTag: string;
  /** The tag and the own name of each of `locales`. */
  languages: ByLocale<Pick<Language, 'tag' | 'name'>>;
  /** Words of user names in each of `locales`. */
  usernameWords: ByLocale<UsernameWords>;
  /** Text in the default language, for pages that are shown without a catalogue. */
  wrongHostText: string;
  notLoadedText: string;
  brokenText: string;
  reloadText: string;
  /** Whether there is a choice of languages. */
  multilingual: boolean;

  environment: string;
  /** Whether this site talks to the sandbox. */
  sandbox: boolean;
  /** The host that this site is built for, and all hosts on which it runs. */
  host: string;
  hosts: readonly string[];
  /** Origins, without a trailing slash. */
  apiOrigin: string;
  /** Whether calls go to the site's own host, whose server forwards them to the API. */
  proxiedApi: boolean;
  socketOrigin: string;
  storageOrigin: string;
  liveChatOrigin: string;
  mapsOrigin: string;
  placesOrigin: string;
  /** Address of the vendor's button in the site's first language. */
  liveChatButton: string;
  /** Whether statistics or ads have a receiver, which is told of events with the member's consent. */
  measured: boolean;
  /** Kind of the receiver of statistics. */
  statistics: StatisticsReceiverKind;
  /** Address of the receiver; empty without one, and for the tag manager, whose address is in its frame only. */
  statisticsUrl: string;
  /** Number of the site in Matomo; 0 for other receivers. */
  matomoSiteId: number;
  /** Whether ads have a receiver, and its address, or empty. */
  ads: boolean;
  adsUrl: string;
  /** Whether failures are reported, and the address, or empty. */
  reports: boolean;
  reportsUrl: string;
  /** Absolute address of the registration page on the public site. */
  registerUrl: string;

  /** Site-absolute addresses of the drawings. */
  logoUrl: string;
  /** The logo on the header, whose ground may be dark by day, too. */
  headerLogoUrl: string;
  /** Proportions of the logo, in units of its drawing. */
  logoWidth: number;
  logoHeight: number;
  iconUrl: string;

  /** The support address of this site's country, else the default one. */
  supportEmail: string;
  /** Support addresses by ISO 3166 country, for members who live elsewhere; only those the brand has. */
  supportEmails: Readonly<Record<string, string>>;
  companyName: string;
  companyAddressLine1: string;
  companyAddressLine2: string;
  /** Names of the company's country in each language of the site. */
  companyCountryNames: ByLocale<string>;

  /** Weight of the lines of icons. */
  icons: IconWeight;
  /** Arrangement of picture and form on the sign-in page. */
  signIn: SignInComposition;
  /** Places with a photograph in place of a drawing. */
  photos: readonly PhotoPlace[];
  /** Arrangement of the home page of members. */
  home: HomeComposition;

  liveChat: boolean;
  /** Whether towns come from the maps script, whose key is in its frame only. */
  maps: boolean;
  /** Whether direct debits are those of SEPA, which can be claimed back within eight weeks. */
  sepa: boolean;
  interests: boolean;
  /** Whether an order can be withdrawn by a link at the foot of every page, beside the one that cancels. */
  withdrawalFunction: DutyState;
  /** Whether a renewal can be undone within 14 days. */
  renewalCoolingOff: DutyState;
  /** Whether the date of birth may be pasted (reading 18). */
  birthdatePaste: boolean;
  /** Whether counters are shown as a dot instead of a number. */
  badgeDot: boolean;
  /** Variant of the menu; 0 where the width of the window decides. */
  menuVariant: MenuVariantNumber | 0;
  /** Layout of PayPal; 1 without it among the providers. */
  paypalLayout: PaypalLayout;
  providers: readonly PaymentProvider[];
  /** The domains of each provider's own pages. */
  paymentDomains: Readonly<Partial<Record<PaymentProvider, readonly string[]>>>;
  /** Payment entries of all providers, each once. */
  paymentEntries: readonly PaymentEntry[];
}

import type { DomainName, LocaleCode, PaymentProvider, SupportDomain } from '../../brands/schema.ts';
import type { BuildConfig, Company } from './buildConfig.ts';

/** Everything below is resolved: complete, checked and frozen. Nothing downstream sees a written value. */
export interface Catalogue {
  config: BuildConfig;
  themes: ReadonlyMap<string, ResolvedTheme>;
  /** In the order of their slugs. */
  brands: readonly ResolvedBrand[];
  /** The legal templates' text by language tag and document. */
}

export const shadeNames = ['050', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;
export type ShadeName = (typeof shadeNames)[number];
/** Colours as `#RRGGBB`. */
export type Palette = Readonly<Record<ShadeName, string>>;

export interface ResolvedTheme {
  name: string;
  primary: Palette;
  accent: Palette;
  neutral: Palette;
  headings: 'band' | 'figtree' | 'fraunces' | 'source-serif';
  corners: 'band' | 'round' | 'soft' | 'calm';
}

export interface ResolvedDomain {
  domain: DomainName;
  siteId: number;
  defaultLang: LocaleCode;
  defaultCountry: string;
  locales: readonly LocaleCode[];
  /** Only where towns come from the maps script. */
  mapsKey?: string | undefined;
}

export interface ResolvedBrand {
  slug: string;
  name: string;
  ageBracket: 40 | 50 | 60;
  theme: ResolvedTheme;
  company: Company;
  privacyEmail: string;
  supportEmails: Readonly<{ default: string } & Partial<Record<SupportDomain, string>>>;
  features: {
    providers: readonly PaymentProvider[];
    /** Left open where the brand file leaves it to the domain. */
    paypalLayout: 1 | 2 | undefined;
    liveChat: boolean;
    interests: boolean;
    badges: 'count' | 'dot';
    cancelInFooter: boolean | undefined;
    birthdatePaste: boolean;
  };
  /** In the order of domainNames. */
  domains: readonly ResolvedDomain[];
  /** Bytes of logo.svg and icon.svg, as UTF-8 text. */
  logo: string;
  icon: string;
}

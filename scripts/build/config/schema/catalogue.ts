import type {
  AgeBracket,
  BadgeStyle,
  MenuVariantNumber,
  PaypalLayout,
  SupportDomain,
} from '../../../../brands/brandSchema.ts';
import type { Company } from '../../../../brands/companySchema.ts';
import type { DomainName } from '../../../../brands/domains.ts';
import type { LocaleCode } from '../../../../brands/languages.ts';
import type { PaymentProvider } from '../../../../brands/paymentProviders.ts';
import type { Look, Voice, WrittenLook } from '../../../../themes/look.ts';
import type { FontFacts } from '../fonts/readFont.ts';
import type { TextFile } from '../parse/TextFile.ts';
import type { BuildConfig } from './buildConfig.ts';
import type { ResolvedPhoto } from './photos.ts';
import type { OwnFontSource } from './sources.ts';

/** The resolved configuration: complete, checked and frozen. Later steps never see a written value. */
export interface Catalogue {
  config: BuildConfig;
  themes: ReadonlyMap<string, ResolvedTheme>;
  /** Sorted by slug. */
  brands: readonly ResolvedBrand[];
  /** The texts of each voice that has any; the others speak as the app's catalogues do. */
  voiceTexts: Readonly<Partial<Record<Voice, OwnTexts>>>;
  /** The hosts of retired brands. */
  retiredHosts: readonly RetiredHost[];
}

export const shadeNames = ['050', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;
export type ShadeName = (typeof shadeNames)[number];
/** Colours as `#RRGGBB`. */
export type Palette = Readonly<Record<ShadeName, string>>;

/** A brand's colours as it gives them. */
export interface GivenColors {
  primary: string;
  accent: string;
}

export interface ResolvedTheme {
  /** Name of the file in themes/; the slug of its brand where that has an own theme. */
  name: string;
  primary: Palette;
  accent: Palette;
  neutral: Palette;
  /** The brand's colour as a ground, and the text on it; undefined where shade 600 of primary is used. */
  brand?: { ground: string; text: string };
  /** The colours as the brand gives them, in a theme of its own. */
  given?: GivenColors;
  /** What the theme chooses for brands that do not. */
  look: WrittenLook;
}

/** A host of a retired brand, and its answer: exactly one of the last two. */
export interface RetiredHost {
  slug: string;
  name: string;
  host: string;
  /** The language of the page that says so, with status 410. */
  gone?: LocaleCode | undefined;
  /** The address that it redirects to. */
  leadsTo?: string | undefined;
}

export interface ResolvedDomain {
  domain: DomainName;
  siteId: number;
  defaultLang: LocaleCode;
  defaultCountry: string;
  locales: readonly LocaleCode[];
  /** undefined where towns come from the operator's API. */
  mapsKey?: string | undefined;
  /** Where environments with `ownHosts` serve the site, if not by their pattern. */
  host?: string | undefined;
  /** Other hosts there, which redirect to that one. */
  otherHosts?: readonly string[] | undefined;
  /** Origin of the public site there, if not by their pattern. */
  publicSite?: string | undefined;
}

export interface ResolvedBrand {
  slug: string;
  name: string;
  ageBracket: AgeBracket;
  theme: ResolvedTheme;
  look: Look;
  company: Company;
  privacyEmail: string;
  supportEmails: Readonly<{ default: string } & Partial<Record<SupportDomain, string>>>;
  features: {
    providers: readonly PaymentProvider[];
    /** undefined where it follows from the domain. */
    paypalLayout: PaypalLayout | undefined;
    liveChat: boolean;
    interests: boolean;
    badges: BadgeStyle;
    /** undefined where it follows from the width of the window. */
    menuVariant: MenuVariantNumber | undefined;
    birthdatePaste: boolean;
  };
  /** In the order of domainNames. */
  domains: readonly ResolvedDomain[];
  /** The texts of logo.svg and icon.svg. */
  logo: string;
  icon: string;
  /** The text of logo-dark.svg, where the brand has a logo for dark grounds. */
  darkLogo?: string;
  ownTexts: OwnTexts;
  ownLegalTexts: OwnLegalTexts;
  /** Drawings in place of some in templates/art. */
  ownPictures: readonly TextFile[];
  /** Fonts in place of the look's and of that of all texts. */
  ownFonts?: OwnFonts;
  /** Photographs in place of drawings. */
  photos: readonly ResolvedPhoto[];
  /** Phrases of these texts that the app's and the templates' do not have. */
  ownPhrases: readonly string[];
}

/** A font of a brand's own. */
export interface OwnFont
  extends Pick<OwnFontSource, 'name' | 'file' | 'sha256' | 'licence'>,
    Pick<FontFacts, 'weights' | 'kind'> {}

/** Fonts of a brand's own by their use. */
export interface OwnFonts {
  headings?: OwnFont;
  body?: OwnFont;
}

/** Texts in place of the app's: by the tag of their catalogue, then by the key of the message. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Legal templates that a brand has in place of those in templates/legal, by `tag/document`. */
export type OwnLegalTexts = Readonly<Record<string, string>>;

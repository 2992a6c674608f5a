import type { WrittenBrand, WrittenDomain } from '../../../../brands/brandSchema.ts';
import type { Company } from '../../../../brands/companySchema.ts';
import { domainNames } from '../../../../brands/domains.ts';
import type { TextFile } from '../parse/TextFile.ts';
import type {
  OwnFonts,
  OwnLegalTexts,
  OwnTexts,
  ResolvedBrand,
  ResolvedDomain,
  ResolvedTheme,
} from '../schema/catalogue.ts';
import type { PhotoFile, ResolvedPhoto } from '../schema/photos.ts';
import type { OwnFontSource } from '../schema/sources.ts';
import { resolveLook } from './resolveLook.ts';

export interface ResolvedReferences {
  slug: string;
  theme: ResolvedTheme;
  company: Company;
  logo: string;
  icon: string;
  darkLogo?: string;
  ownTexts: OwnTexts;
  ownLegalTexts: OwnLegalTexts;
  ownPictures: readonly TextFile[];
  photoFiles: readonly PhotoFile[];
  ownPhrases: readonly string[];
  fonts: readonly OwnFontSource[] | undefined;
}

const resolveFeatures = ({ features }: WrittenBrand): ResolvedBrand['features'] => ({
  providers: features.providers,
  paypalLayout: features.paypalLayout,
  liveChat: features.liveChat ?? true,
  interests: features.interests ?? true,
  badges: features.badges ?? 'count',
  menuVariant: features.menuVariant,
  birthdatePaste: features.birthdatePaste ?? false,
});

function resolveDomain(
  domain: ResolvedDomain['domain'],
  {
    siteId,
    defaultLang,
    defaultCountry,
    locales = [defaultLang],
    mapsKey,
    host,
    otherHosts,
    publicSite,
  }: WrittenDomain,
  german: WrittenDomain | undefined,
): ResolvedDomain {
  const id = siteId ?? german?.siteId;
  if (id === undefined) throw new TypeError(`${domain} has no siteId; checkSiteIdsAndLocales should have said so`);
  return { domain, siteId: id, defaultLang, defaultCountry, locales, mapsKey, host, otherHosts, publicSite };
}

function resolveFonts(uses: NonNullable<WrittenBrand['fonts']>, fonts: readonly OwnFontSource[]): OwnFonts {
  const resolve = (named: string) => {
    const { name, file, sha256, licence, facts } = fonts.find((font) => font.name === named)!;
    return { name, file, sha256, licence, weights: facts.weights, kind: facts.kind };
  };
  return Object.fromEntries(
    Object.entries(uses).flatMap(([use, name]) => (name === undefined ? [] : [[use, resolve(name)]])),
  );
}

const resolvePhotos = (written: WrittenBrand['photos'], files: readonly PhotoFile[]): ResolvedPhoto[] =>
  files.flatMap((photo) => {
    const chosen = written?.[photo.place];
    return chosen ? [{ ...photo, focus: chosen.focus ?? [50, 50], tone: chosen.tone ?? 'plain' }] : [];
  });

/** Fills in the defaults of a brand that has passed every check. */
export function resolveBrand(
  written: WrittenBrand,
  {
    slug,
    theme,
    company,
    logo,
    icon,
    darkLogo,
    ownTexts,
    ownLegalTexts,
    ownPictures,
    photoFiles,
    ownPhrases,
    fonts = [],
  }: ResolvedReferences,
): ResolvedBrand {
  const { name, ageBracket, look, contacts, domains } = written;
  return {
    slug,
    name,
    ageBracket,
    theme,
    look: resolveLook(ageBracket, theme.look, look),
    company,
    privacyEmail: contacts.privacy,
    supportEmails: contacts.support as ResolvedBrand['supportEmails'],
    features: resolveFeatures(written),
    domains: domainNames.flatMap((domain) => {
      const site = domains[domain];
      return site ? [resolveDomain(domain, site, domains.de)] : [];
    }),
    logo,
    icon,
    ...(darkLogo !== undefined && { darkLogo }),
    ownTexts,
    ownLegalTexts,
    ownPictures,
    photos: resolvePhotos(written.photos, photoFiles),
    ownPhrases,
    ...(written.fonts && { ownFonts: resolveFonts(written.fonts, fonts) }),
  };
}

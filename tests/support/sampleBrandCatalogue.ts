import { mixPalette } from '../../scripts/build/config/colors/palette.ts';
import type { Catalogue, ResolvedBrand, ResolvedTheme } from '../../scripts/build/config/schema/catalogue.ts';

const sampleTheme: ResolvedTheme = {
  name: 'forest',
  primary: mixPalette('#2C7756'),
  accent: mixPalette('#B05A2C'),
  neutral: mixPalette('#5C665F'),
  look: {},
};

/** Creates a sample brand; a test overrides the values that it is about. */
export const sampleBrand = (slug: string, overrides: Partial<ResolvedBrand> = {}): ResolvedBrand => ({
  slug,
  name: slug.charAt(0).toUpperCase() + slug.slice(1),
  ageBracket: 50,
  theme: sampleTheme,
  look: {
    signIn: 'beside',
    home: 'person',
    motif: 'vineyard',
    page: 'neutral',
    cards: 'outlined',
    header: 'plain',
    corners: 'soft',
    headings: 'fraunces',
    buttons: 'matching',
    icons: 'regular',
    voice: 'courteous',
  },
  company: {
    name: 'Beispiel GmbH',
    addressLine1: 'Musterplatz 1',
    addressLine2: '0000 Musterstadt',
    country: 'AT',
  },
  privacyEmail: `privacy@${slug}.example`,
  supportEmails: { default: `support@${slug}.example`, de: `support.de@${slug}.example` },
  features: {
    providers: ['PayPal'],
    paypalLayout: undefined,
    liveChat: true,
    interests: true,
    badges: 'count',
    menuVariant: undefined,
    birthdatePaste: false,
  },
  domains: [
    { domain: 'de', siteId: 1, defaultLang: 'de', defaultCountry: 'DE', locales: ['de', 'en'] },
    { domain: 'uk', siteId: 2, defaultLang: 'en', defaultCountry: 'GB', locales: ['en'] },
    { domain: 'com', siteId: 1, defaultLang: 'en', defaultCountry: 'US', locales: ['en'] },
  ],
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 64"/>',
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"/>',
  ownTexts: {},
  ownLegalTexts: {},
  ownPictures: [],
  photos: [],
  ownPhrases: [],
  ...overrides,
});

const environment = {
  host: 'members.{slug}.{domain}.example',
  ownHosts: true,
  localHosts: [],
  proxiedApi: false,
  api: 'https://api.operator.example',
  socket: 'wss://live.operator.example',
  storage: 'https://pictures.operator.example',
  publicSite: 'https://www.{slug}.{domain}.example',
  liveChat: 'https://chat.operator.example',
  maps: 'https://maps.googleapis.com',
  places: 'https://places.googleapis.com',
  liveChatButtons: { de: 'help-de', cz: 'help-cz', pl: 'help-pl', fr: 'help-fr', other: 'help-en' },
};

export const sampleBrandCatalogue = (
  brands: readonly ResolvedBrand[] = [sampleBrand('ahorn'), sampleBrand('birke')],
): Catalogue => ({
  config: {
    defaultEnvironment: 'production',
    defaultCompany: 'beispiel',
    siteIds: 'next',
    targets: {},
    budgets: {},
    photoBudgets: {},
    keptReleases: 3,
    environments: { production: environment, sandbox: { ...environment, ownHosts: false, localHosts: ['localhost'] } },
    companies: {},
  },
  themes: new Map([['forest', sampleTheme]]),
  brands,
  voiceTexts: {},
  retiredHosts: [],
});

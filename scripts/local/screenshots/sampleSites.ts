import type { OptionalFeature } from './screens/Screen.ts';

interface SampleSite {
  key: string;
  brand: string;
  domain: string;
  country: string;
  locale: string;
  /** Features that its brand or country lacks; sampleSites.test.ts compares it with the catalogue. */
  lacks: readonly OptionalFeature[];
}

/** Sites of the journeys and the screenshots: they differ in brand, age bracket, theme, language and units. */
export const journeySites = [
  { key: 'german', brand: 'lindavelle', domain: 'de', country: 'DE', locale: 'de', lacks: [] },
  {
    key: 'american',
    brand: 'tavelune',
    domain: 'com',
    country: 'US',
    locale: 'en',
    lacks: ['cancelInFooter', 'directDebit'],
  },
  {
    key: 'french',
    brand: 'automnelis',
    domain: 'ch',
    country: 'CH',
    locale: 'fr',
    lacks: ['cancelInFooter', 'directDebit'],
  },
] as const satisfies readonly SampleSite[];

/** The same with three more for the visual tests: the other languages, and themes that the first three do not have. */
export const sampleSites = [
  ...journeySites,
  {
    key: 'czech',
    brand: 'marolinde',
    domain: 'cz',
    country: 'CZ',
    locale: 'cz',
    lacks: ['cancelInFooter', 'measured'],
  },
  {
    key: 'polish',
    brand: 'brindelow',
    domain: 'pl',
    country: 'PL',
    locale: 'pl',
    lacks: ['cancelInFooter', 'measured'],
  },
  {
    key: 'austrian',
    brand: 'abendlinth',
    domain: 'at',
    country: 'AT',
    locale: 'de',
    lacks: ['cancelInFooter', 'directDebit', 'measured'],
  },
] as const satisfies readonly SampleSite[];

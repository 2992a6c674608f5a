import type { Voice } from '../../../themes/look.ts';
import type { OptionalFeature } from './screens/Screen.ts';

interface SampleSite {
  key: string;
  brand: string;
  domain: string;
  country: string;
  locale: string;
  /** The voice of its brand; sampleSites.test.ts compares it with the catalogue. */
  voice: Voice;
  /** Features that its brand or country lacks; sampleSites.test.ts compares it with the catalogue. */
  lacks: readonly OptionalFeature[];
}

/** Sites of the journeys and the screenshots: they differ in brand, age bracket, theme, language and units. */
export const journeySites = [
  { key: 'german', brand: 'lindavelle', domain: 'de', country: 'DE', locale: 'de', voice: 'warm', lacks: [] },
  {
    key: 'american',
    brand: 'tavelune',
    domain: 'com',
    country: 'US',
    locale: 'en',
    voice: 'brisk',
    lacks: ['withdrawal', 'directDebit'],
  },
  {
    key: 'french',
    brand: 'automnelis',
    domain: 'ch',
    country: 'CH',
    locale: 'fr',
    voice: 'courteous',
    lacks: ['withdrawal', 'directDebit'],
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
    voice: 'courteous',
    lacks: ['measured'],
  },
  {
    key: 'polish',
    brand: 'brindelow',
    domain: 'pl',
    country: 'PL',
    locale: 'pl',
    voice: 'brisk',
    lacks: ['measured'],
  },
  {
    key: 'austrian',
    brand: 'abendlinth',
    domain: 'at',
    country: 'AT',
    locale: 'de',
    voice: 'warm',
    lacks: ['directDebit', 'measured'],
  },
] as const satisfies readonly SampleSite[];

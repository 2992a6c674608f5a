import type { LocaleCode } from '../../../brands/languages.ts';
import type { Site } from '../../build/plan/planBuild.ts';
import { shotName, toViews, type View } from '../../local/screenshots/capture.ts';
import type { PreviewScreenName } from './previewWords.ts';

/** Screens that are captured of a site, in some views. */
export interface ScreenSet {
  screens: readonly PreviewScreenName[];
  views: readonly View[];
}

/** Views of a phone and a desktop window, each in both colour schemes. */
export const previewViews = toViews([
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]);

/** Screens that show a brand at a glance. */
export const glanceSet: ScreenSet = { screens: ['login', 'home'], views: previewViews };

/** Screens that a person signs off, in each language once. */
export const reviewSet: ScreenSet = {
  screens: [
    ...glanceSet.screens,
    'resetPassword',
    'welcome',
    'questionnaire',
    'matches',
    'memberProfile',
    'messages',
    'activeChat',
    'plans',
    'checkout',
    'account',
    'errorNotFound',
  ],
  views: previewViews,
};

/** Screens of a further country in a language that is shown already: what differs there are prices and law. */
export const countrySet: ScreenSet = {
  screens: ['login', 'home', 'plans', 'checkout'],
  views: previewViews.filter(({ colorScheme }) => colorScheme === 'light'),
};

/** A site in one of its languages. */
export interface ShownSite {
  site: Site;
  locale: LocaleCode;
}

/** Returns the folder of a site's files in one language below that of the page. */
export const shownFolder = ({ site: { brand, domain }, locale }: ShownSite): string =>
  [brand.slug, domain.domain, ...(locale === domain.defaultLang ? [] : [locale])].join('-');

/** Returns the path of a screenshot, such as `lindavelle-de/login-360-light.jpg`. */
export const shotPath = (shown: ShownSite, screen: string, view: View): string =>
  `${shownFolder(shown)}/${shotName(screen, view)}.jpg`;

/** Returns the path of the former picture beside a screenshot that differs from it. */
export const formerPath = (file: string): string => file.replace(/\/([^/]+)$/, '/before-$1');

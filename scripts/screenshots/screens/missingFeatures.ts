import type { OptionalFeature } from './Screen.ts';

/** What the sites that are looked at do not have; lacks.test.ts holds it against the catalogue. */
const missingFeatures: Readonly<Record<string, readonly OptionalFeature[]>> = {
  'lindavelle.de': [],
  'tavelune.com': ['cancelInFooter'],
  'automnelis.ch': ['interests', 'cancelInFooter', 'directDebit'],
  'marolinde.cz': ['interests', 'cancelInFooter'],
  'brindelow.pl': ['cancelInFooter'],
  'abendlinth.at': ['cancelInFooter', 'directDebit'],
};

export const missingFeaturesOf = ({ brand, domain }: { brand: string; domain: string }): readonly OptionalFeature[] =>
  missingFeatures[`${brand}.${domain}`] ?? [];

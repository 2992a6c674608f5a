import type { Feature } from './screens/Screen.ts';

/** What the sites that are looked at do not have; lacks.test.ts holds it against the catalogue. */
const lacks: Readonly<Record<string, readonly Feature[]>> = {
  'lindavelle.de': [],
  'tavelune.com': ['cancelInFooter'],
  'automnelis.ch': ['interests', 'cancelInFooter', 'directDebit'],
  'marolinde.cz': ['interests', 'cancelInFooter'],
  'brindelow.pl': ['cancelInFooter'],
  'abendlinth.at': ['cancelInFooter', 'directDebit'],
};

export const lacksOf = ({ brand, domain }: { brand: string; domain: string }): readonly Feature[] =>
  lacks[`${brand}.${domain}`] ?? [];

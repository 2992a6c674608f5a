// Vitest would rewrite the JSON of its main entry, 20 MB, as a module.
import compatData from '@mdn/browser-compat-data/forLegacyNode';
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { supportedBrowsers } from '../../lib/supportedBrowsers.ts';

/** Names of browserslist's browsers in the compatibility data. */
const compatNames: Readonly<Record<string, BrowserName>> = {
  ios_saf: 'safari_ios',
  safari: 'safari',
  chrome: 'chrome',
  and_chr: 'chrome_android',
  edge: 'edge',
  opera: 'opera',
  samsung: 'samsunginternet_android',
  firefox: 'firefox',
  and_ff: 'firefox_android',
};

const oldest = supportedBrowsers.map(({ name, version }) => {
  const browser = compatNames[name];
  if (!browser) throw new Error(`the compatibility data have no name for the browser ${name}`);
  return { browser, name, version };
});

/**
 * Lists the oldest supported browsers that lack a feature, such as `firefox 115`; partial support counts as support.
 */
export const listLacking = (statement: CompatStatement): string[] =>
  oldest.flatMap(({ browser, name, version }) => {
    const support = statement.support[browser];
    const isThere = support === undefined || [support].flat().some((one) => covers(one, version));
    return isThere ? [] : [`${name} ${version}`];
  });

const covers = (
  { version_added: from, version_removed: to, flags, prefix, alternative_name: otherName }: SimpleSupportStatement,
  version: string,
) =>
  from !== false &&
  toNumber(from) <= toNumber(version) &&
  (to === undefined || toNumber(to) > toNumber(version)) &&
  flags === undefined &&
  prefix === undefined &&
  otherName === undefined;

/** Converts a version to a number: `16.4` to 16004, and one that is not released yet to NaN. `≤37` counts as 37. */
function toNumber(version: string): number {
  const [major, minor = '0'] = version.replace('≤', '').split('.');
  return Number(major) * 1000 + Number(minor);
}

/** Lists the parts of a feature, by name. */
export const listParts = (feature: Identifier): [name: string, part: Identifier][] =>
  Object.entries(feature).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat');

/** A feature that scripts reach by its name. */
export interface ScriptFeature {
  /** The interface that has it: `Array`, `Intl.NumberFormat`; '' for what is global. */
  holder: string;
  name: string;
  /** The oldest supported browsers without it. */
  lacking: string[];
  /** Whether all supported browsers have the holder. */
  hasHolder: boolean;
}

/** All global names of JavaScript and the web platform, and the members of each. */
export const scriptFeatures: readonly ScriptFeature[] = [
  ...listHeld(compatData.javascript.builtins!, '', true),
  ...listHeld(compatData.api, '', true),
  ...listHeld(compatData.api.Window!, '', true).filter(({ holder }) => holder === ''),
];

function listHeld(feature: Identifier, holder: string, hasHolder: boolean): ScriptFeature[] {
  return listParts(feature).flatMap(([key, part]) => {
    const name = key.replace(/_static$/, '');
    // The rest are events, parameters and other aspects of a feature, which have no name in scripts, and constructors.
    if (!part.__compat || !/^[a-z][a-z\d]*$/i.test(name) || name === holder.split('.').at(-1)) return [];
    const lacking = listLacking(part.__compat);
    const isHolder = /^[A-Z]/.test(name) && (holder === '' || holder === 'Intl');
    const held = isHolder ? listHeld(part, holder === '' ? name : `${holder}.${name}`, lacking.length === 0) : [];
    return [{ holder, name, lacking, hasHolder }, ...held];
  });
}

/** Oldest supported browsers that lack a pseudo-class or pseudo-element, by its name without colons. */
export const lackingSelectors: ReadonlyMap<string, string[]> = new Map(
  listParts(compatData.css.selectors!).flatMap(([name, { __compat: statement }]) => {
    const lacking = statement ? listLacking(statement) : [];
    return lacking.length > 0 ? [[name, lacking]] : [];
  }),
);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserslistToTargets, Features } from 'lightningcss';

/** The oldest supported version of a browser, by its name in browserslist. */
export interface SupportedBrowser {
  name: string;
  version: string;
}

/** Reads the oldest version of each browser from package.json. Throws for any query but `name >= version`. */
export function parseSupportedBrowsers(queries: readonly string[]): SupportedBrowser[] {
  return queries.map((query) => {
    const [, name, version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(query) ?? [];
    if (!name || !version) throw new Error(`browserslist in package.json says "${query}" instead of "name >= version"`);
    return { name, version };
  });
}

const manifest = readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8');
export const supportedBrowsers: readonly SupportedBrowser[] = parseSupportedBrowsers(
  (JSON.parse(manifest) as { browserslist: string[] }).browserslist,
);

/** Names of browsers that compilers of scripts know; the others run the same engines. */
const compilerNames: Readonly<Record<string, string>> = {
  ios_saf: 'ios',
  safari: 'safari',
  chrome: 'chrome',
  edge: 'edge',
  opera: 'opera',
  firefox: 'firefox',
};

/** Names of the supported browsers for Vite, Rolldown and esbuild: `chrome109`. */
export const scriptTargets: string[] = supportedBrowsers.flatMap(({ name, version }) =>
  name in compilerNames ? [compilerNames[name]! + version] : [],
);

/** Numbers of the supported browsers for Lightning CSS. */
export const styleTargets = browserslistToTargets(supportedBrowsers.map(({ name, version }) => `${name} ${version}`));

/** A feature that Lightning CSS writes for older browsers with every `color-scheme`, and that no style of the app uses. */
export const unusedStyleFeatures: number = Features.LightDark;

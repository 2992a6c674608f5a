import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import type { Plugin } from 'vite';
import { type IconWeight, WrittenLook } from '../../../themes/look.ts';

const iconRequest = /^(.+\.svg)\?icon$/;
const iconWeights = WrittenLook.shape.icons.unwrap().options;
const regularIcon = /\/regular\/([\w-]+)\.svg$/;

/** Path data of an icon by the weight that the brand has chosen. */
export type IconPaths = Readonly<Record<IconWeight, string>>;

/** Returns the JavaScript expression for the path data of an icon. */
export type ToIconExpression = (paths: IconPaths, name: string) => string;

/**
 * Creates the Vite plugin behind `import star from '….svg?icon'`: the module exports the drawing's path data. That of a
 * regular icon follows the weight that the brand has chosen. Filled and bold ones have a meaning of their own and do
 * not change.
 */
export function iconPathsPlugin(toExpression: ToIconExpression): Plugin {
  return {
    name: 'matchpress:icon-paths',
    // Before Vite's own plugin, which takes every request for an SVG file.
    enforce: 'pre',
    load: {
      filter: { id: iconRequest },
      handler(id) {
        const file = id.replace(iconRequest, '$1');
        const paths = readIconPaths(file, (source) => {
          this.addWatchFile(source);
          return readIconPath(readFileSync(source, 'utf8'));
        });
        return {
          code: `export default ${toExpression(paths, path.basename(file, '.svg'))};`,
          moduleType: 'js',
          moduleSideEffects: false,
        };
      },
    },
  };
}

/** Whether the path data of an icon depends on the weight. */
export const followsWeight = (paths: IconPaths): boolean => new Set(Object.values(paths)).size > 1;

/** Creates the function that picks the path data of the weight that an expression gives; the minifier folds it. */
export function inWeight(weight: string): ToIconExpression {
  return (paths) => {
    const others = followsWeight(paths) ? iconWeights.filter((name) => name !== 'regular') : [];
    const tests = others.map((name) => `${weight} === '${name}' ? ${JSON.stringify(paths[name])} : `);
    return tests.join('') + JSON.stringify(paths.regular);
  };
}

/** Reads the path data of an icon in all weights; one that is not regular has its own in each. */
export const readIconPaths = (file: string, readPath: (file: string) => string): IconPaths =>
  Object.fromEntries(
    iconWeights.map((name) => [
      name,
      readPath(name === 'regular' ? file : file.replace(regularIcon, `/${name}/$1-${name}.svg`)),
    ]),
  ) as Record<IconWeight, string>;

/**
 * Reads the path data of an icon: one `<path>` with nothing but `d`, in an SVG whose `viewBox` is that of the `Icon`
 * component. Throws for every other drawing, because the component would show it wrongly.
 */
export function readIconPath(svg: string): string {
  const { root } = parseXml(svg);
  const children = root?.children.filter((node) => node instanceof XmlElement) ?? [];
  const [path] = children;
  const isIcon = root?.name === 'svg' && root.attributes.viewBox === '0 0 256 256' && children.length === 1;
  if (!isIcon || path?.name !== 'path' || Object.keys(path.attributes).join() !== 'd') {
    throw new Error('an icon must be one <path> with only a "d", in an <svg> with the viewBox "0 0 256 256"');
  }
  return path.attributes.d!;
}

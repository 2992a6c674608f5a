import { readFileSync } from 'node:fs';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import type { Plugin } from 'vite';
import { WrittenLook } from '../../themes/look.ts';

const iconRequest = /^(.+\.svg)\?icon$/;
const iconWeights = WrittenLook.shape.icons.unwrap().options;
const regularIcon = /\/regular\/([\w-]+)\.svg$/;

/**
 * The Vite plugin behind `import star from '….svg?icon'`: the module exports the drawing's path data. That of a regular
 * icon follows the weight that the brand has chosen; `weight` is the expression for it, which the minifier folds. Filled
 * and bold ones mean something of their own and stay.
 */
export function iconPathsPlugin(weight: string): Plugin {
  return {
    name: 'matchpress:icon-paths',
    // Before Vite's own plugin, which takes every request for an SVG file.
    enforce: 'pre',
    load: {
      filter: { id: iconRequest },
      handler(id) {
        const file = id.replace(iconRequest, '$1');
        const readPath = (source: string) => {
          this.addWatchFile(source);
          return readIconPath(readFileSync(source, 'utf8'));
        };
        return {
          code: `export default ${iconExpression(file, weight, readPath)};`,
          moduleType: 'js',
          moduleSideEffects: false,
        };
      },
    },
  };
}

/** The expression for the path data of an icon in the weight that an expression gives. */
export function iconExpression(file: string, weight: string, readPath: (file: string) => string): string {
  const others = iconWeights.flatMap((name) => {
    if (name === 'regular') return [];
    const source = file.replace(regularIcon, `/${name}/$1-${name}.svg`);
    return source === file ? [] : [`${weight} === '${name}' ? ${JSON.stringify(readPath(source))} : `];
  });
  return others.join('') + JSON.stringify(readPath(file));
}

/**
 * The path data of an icon: one `<path>` with nothing but `d`, in an SVG whose `viewBox` is that of the `Icon` component.
 * Throws for every other drawing, because the component would show it wrongly.
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

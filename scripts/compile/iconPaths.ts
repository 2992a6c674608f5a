import { readFileSync } from 'node:fs';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import type { Plugin } from 'vite';

const iconRequest = /^(.+\.svg)\?icon$/;

/** The Vite plugin behind `import star from '….svg?icon'`: the module exports the drawing's path data. */
export function iconPathsPlugin(): Plugin {
  return {
    name: 'matchpress:icon-paths',
    // Before Vite's own plugin, which takes every request for an SVG file.
    enforce: 'pre',
    load: {
      filter: { id: iconRequest },
      handler(id) {
        const file = id.replace(iconRequest, '$1');
        this.addWatchFile(file);
        return {
          code: `export default ${JSON.stringify(readIconPath(readFileSync(file, 'utf8')))};`,
          moduleType: 'js',
          moduleSideEffects: false,
        };
      },
    },
  };
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

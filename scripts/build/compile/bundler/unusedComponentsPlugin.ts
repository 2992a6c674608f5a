import type { Plugin } from 'vite';

const displayName = /^[\w$]+\.displayName = "\w*";$/gm;
const wrapped = /^((?:const|var) [\w$]+ = )(?=[\w$]+\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Creates the plugin that lets the bundler drop components and contexts of libraries that nothing uses. It keeps them by
 * itself, such as all links and forms of React Router, because it takes a call of React and an assignment of a name for
 * developer tools for something that has an effect.
 */
export const unusedComponentsPlugin = (): Plugin => ({
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\//, code: /\.(?:createContext|forwardRef|memo)\(/ },
    handler: (code) => ({ code: markWithoutEffect(code), map: null }),
  },
});

/** Marks wrapped components as free of effects and removes their display names; no line moves. */
export const markWithoutEffect = (code: string): string =>
  code.replaceAll(displayName, '').replaceAll(wrapped, '$1/* @__PURE__ */ ');

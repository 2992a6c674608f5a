const nightPattern = /@media \(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/** Renders a style with rules that apply only in the dark. */
export const toNightStyle = (rules: string): string =>
  rules === '' ? '' : `<style>@media (prefers-color-scheme:dark){${rules}}</style>`;

/** Returns a drawing as it looks in the dark, for renderers that know no media queries. */
export const atNight = (svg: string): string => svg.replace(nightPattern, '$1');

/** Returns the elements of a drawing without the style for the dark that `toNightStyle` put before them. */
export const withoutNight = (elements: string): string =>
  elements.replace(/^<style>@media \(prefers-color-scheme:dark\)\{(?:[^{}]*\{[^{}]*\})*\}<\/style>/, '');

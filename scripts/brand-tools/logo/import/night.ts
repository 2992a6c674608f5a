const nightPattern = /@media \(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/** A style with the rules that hold in the dark only. */
export const toNightStyle = (rules: string): string =>
  rules === '' ? '' : `<style>@media (prefers-color-scheme:dark){${rules}}</style>`;

/** A drawing as it looks in the dark, for renderers that know no media queries. */
export const atNight = (svg: string): string => svg.replace(nightPattern, '$1');

/** The elements of a drawing without the style of the dark that `toNightStyle` put before them. */
export const withoutNight = (elements: string): string =>
  elements.replace(/^<style>@media \(prefers-color-scheme:dark\)\{(?:[^{}]*\{[^{}]*\})*\}<\/style>/, '');

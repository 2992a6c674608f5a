const lightQuery = '(prefers-color-scheme: light)';
const darkQuery = '(prefers-color-scheme: dark)';

/** Shows one colour scheme whatever the device prefers, by rewriting the media queries of the style sheets. */
export function forceColorScheme(scheme: 'light' | 'dark'): void {
  document.documentElement.style.colorScheme = scheme;
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) rewriteMediaRule(rule, scheme);
}

function rewriteMediaRule(rule: CSSRule, scheme: 'light' | 'dark'): void {
  if (!(rule instanceof CSSMediaRule)) return;
  const [active, inactive] = scheme === 'dark' ? [darkQuery, lightQuery] : [lightQuery, darkQuery];
  rule.media.mediaText = rule.media.mediaText
    .replaceAll(active, '(min-width: 0px)')
    .replaceAll(inactive, '(max-width: 0px)');
}

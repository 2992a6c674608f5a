import { globalStyle } from '@vanilla-extract/css';
import { media } from './designTokens.ts';

/**
 * Sets a style for printing: text and pictures only, black on white. An open dialog (terms, a receipt) is printed alone
 * and in full.
 */
const printStyle = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [media.print]: rule } });

const whereHas = (rule: Parameters<typeof globalStyle>[1]) => ({ '@supports': { 'selector(:has(*))': rule } });
const whereHasNot = (rule: Parameters<typeof globalStyle>[1]) => ({ '@supports': { 'not selector(:has(*))': rule } });

const hiddenOnPaper = { display: 'none !important' } as const;

printStyle('html', { scrollbarGutter: 'auto', overflow: 'visible !important' });
printStyle('body', { background: '#ffffff', color: '#000000' });
printStyle(':is(header, footer, nav, button):not(:has(dialog[open]))', whereHas(hiddenOnPaper));
printStyle('header, footer, nav, button', whereHasNot(hiddenOnPaper));
printStyle('dialog[open], dialog[open] *', { overflow: 'visible !important', maxHeight: 'none !important' });
printStyle('dialog[open]', {
  position: 'absolute',
  inset: 'auto',
  width: '100%',
  margin: 0,
  border: 0,
  boxShadow: 'none',
});
printStyle('dialog[open]::backdrop', hiddenOnPaper);
printStyle(
  ':root:has(dialog[open]) body :not(dialog[open], dialog[open] *, :has(dialog[open]))',
  whereHas(hiddenOnPaper),
);
printStyle('h1, h2, h3', { breakAfter: 'avoid' });
printStyle('p, li', { orphans: 3, widows: 3 });

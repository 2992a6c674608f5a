import { globalStyle } from '@vanilla-extract/css';
import { media } from './scale.ts';

/** On paper: words and pictures only, black on white. An open dialog (terms, a receipt) is printed alone and whole. */
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [media.print]: rule } });

const gone = { display: 'none !important' } as const;

onPaper('html', { scrollbarGutter: 'auto', overflow: 'visible !important' });
onPaper('body', { background: '#ffffff', color: '#000000' });
onPaper(':is(header, footer, nav, button):not(:has(dialog[open]))', gone);
onPaper('dialog[open], dialog[open] *', { overflow: 'visible !important', maxHeight: 'none !important' });
onPaper('dialog[open]', {
  position: 'absolute',
  inset: 'auto',
  width: '100%',
  margin: 0,
  border: 0,
  boxShadow: 'none',
});
onPaper('dialog[open]::backdrop', gone);
onPaper(':root:has(dialog[open]) body :not(dialog[open], dialog[open] *, :has(dialog[open]))', gone);
onPaper('h1, h2, h3', { breakAfter: 'avoid' });
onPaper('p, li', { orphans: 3, widows: 3 });

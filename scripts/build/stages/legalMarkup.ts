import Handlebars from 'handlebars/dist/handlebars.js';
import { type LegalElement, type LegalNode, legalAddressPattern } from '../../../app/api/legalDocumentElements.ts';

/** Character references that a legal template may have, and those that Handlebars writes in values. */
const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#x27;': "'",
  '&#x60;': '`',
  '&#x3D;': '=',
};

const toText = (markup: string) => markup.replace(/&#?\w+;/g, (reference) => references[reference] ?? reference);

/** Whether a text is white space between blocks, which no page shows. */
const isGap = (text: string, parent: LegalElement | undefined) =>
  text.trim() === '' && (parent === undefined || parent === 'ul' || parent === 'ol');

/** Turns a rendered legal document into the tree that the app shows; its template has passed checkLegalMarkup. */
export function parseLegalMarkup(markup: string): LegalNode[] {
  const open: { element?: LegalElement | undefined; content: LegalNode[] }[] = [{ content: [] }];
  for (const [, slash, name, address, text] of markup.matchAll(/<(\/?)(\w+)(?:\s+href="([^"]*)")?\s*>|([^<]+)/g)) {
    const parent = open.at(-1)!;
    const element = name as LegalElement;
    const href = address === undefined ? undefined : toText(address);
    if (text !== undefined) {
      if (!isGap(text, parent.element)) parent.content.push(toText(text));
    } else if (slash === '/') {
      open.pop();
    } else if (href !== undefined && !legalAddressPattern.test(href)) {
      // The public site of a test environment may have no https: the content stays, without the link.
      open.push(parent);
    } else {
      const content: LegalNode[] = [];
      parent.content.push(href === undefined ? [element, content] : [element, content, href]);
      if (element !== 'br') open.push({ element, content });
    }
  }
  return open[0]!.content;
}

/** Renders the tree of a legal document as HTML. */
export const printLegalMarkup = (nodes: readonly LegalNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return Handlebars.escapeExpression(node);
      const [element, content, href] = node;
      if (element === 'br') return '<br>';
      const attribute = href === undefined ? '' : ` href="${Handlebars.escapeExpression(href)}"`;
      return `<${element}${attribute}>${printLegalMarkup(content)}</${element}>`;
    })
    .join('');

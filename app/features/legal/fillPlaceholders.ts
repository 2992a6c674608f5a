import type { RichNode } from './parseRichText.ts';
import { toSafeHref } from './parseRichText.ts';

/** The values that a legal document may leave as placeholders. */
export interface Placeholders {
  productName: string;
  privacyEmail: string;
  supportEmail: string;
  productUrl: string;
}

/**
 * Puts in what a document left open as `{{productName}}`. Done after the markup was read, so that no value can become
 * markup. Our own build fills them already; an operator's documents may not be.
 */
export function fillPlaceholders(nodes: readonly RichNode[], values: Placeholders): RichNode[] {
  const fill = (text: string) =>
    text.replace(
      /\{\{\s*(productName|privacyEmail|supportEmail|productUrl)\s*\}\}/g,
      (_, name) => values[name as keyof Placeholders],
    );
  return nodes.map((node): RichNode => {
    if (typeof node === 'string') return fill(node);
    const { href, ...rest } = node;
    const filled = href === undefined ? null : toSafeHref(fill(decode(href)));
    return { ...rest, ...(filled !== null && { href: filled }), children: fillPlaceholders(node.children, values) };
  });
}

/** Reading an address writes its braces as %7B and %7D. */
const decode = (href: string) => href.replaceAll(/%7B/gi, '{').replaceAll(/%7D/gi, '}');

import type { RichNode } from './parseRichText.ts';
import { toSafeHref } from './parseRichText.ts';

/** The values that a legal document may leave as placeholders. */
export interface LegalPlaceholders {
  productName: string;
  privacyEmail: string;
  supportEmail: string;
  productUrl: string;
}

/**
 * Puts in what a document left open as `{{productName}}`. Done after the markup was read, so that no value can become
 * markup. Our own build fills them already; an operator's documents may not be.
 */
export function fillLegalPlaceholders(nodes: readonly RichNode[], values: LegalPlaceholders): RichNode[] {
  const fill = (text: string) =>
    text.replace(
      /\{\{\s*(productName|privacyEmail|supportEmail|productUrl)\s*\}\}/g,
      (_, name) => values[name as keyof LegalPlaceholders],
    );
  return nodes.map((node): RichNode => {
    if (typeof node === 'string') return fill(node);
    const { href, ...rest } = node;
    const filled = href === undefined ? null : toSafeHref(fill(decodeBraces(href)));
    return {
      ...rest,
      ...(filled !== null && { href: filled }),
      children: fillLegalPlaceholders(node.children, values),
    };
  });
}

/** Reading an address writes its braces as %7B and %7D. */
const decodeBraces = (href: string) => href.replaceAll(/%7B/gi, '{').replaceAll(/%7D/gi, '}');

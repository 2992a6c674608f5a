import { createElement, type ReactNode } from 'react';
import type { RichNode } from './parseRichText.ts';
import * as styles from './RichText.css.ts';

/** Renders a parsed document. */
export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return <div className={styles.root}>{toElements(nodes)}</div>;
}

const toElements = (nodes: readonly RichNode[]): ReactNode[] =>
  nodes.map((node, position) => {
    if (typeof node === 'string') return node;
    const { tag, href, children } = node;
    const key = String(position);
    if (tag === 'br') return <br key={key} />;
    if (tag !== 'a') return createElement(tag, { key }, ...toElements(children));
    if (href === undefined) return <span key={key}>{toElements(children)}</span>;
    return (
      <a key={key} href={href} rel="noopener noreferrer">
        {toElements(children)}
      </a>
    );
  });

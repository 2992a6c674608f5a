import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRichText, type RichNode, richTags, toSafeHref } from './parseRichText.ts';

/** Prints the nodes as HTML, which is easy to compare. */
const print = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const href = node.href === undefined ? '' : ` href=${node.href}`;
      return node.tag === 'br' ? '<br>' : `<${node.tag}${href}>${print(node.children)}</${node.tag}>`;
    })
    .join('');

describe('parseRichText', () => {
  test.for<[string, string]>([
    ['', ''],
    ['plain', 'plain'],
    ['<p>One</p><p>Two</p>', '<p>One</p><p>Two</p>'],
    [
      '<h2>A</h2><ul><li>b</li><li><strong>c</strong> d</li></ul>',
      '<h2>A</h2><ul><li>b</li><li><strong>c</strong> d</li></ul>',
    ],
    ['<P CLASS="x" style=color:red>a</P>', '<p>a</p>'],
    ['a<br>b<br/>c<br />d</br>', 'a<br>b<br>c<br>d<br>'],
    ['<a href="https://a.example/x?y=1&amp;z=2">a</a>', '<a href=https://a.example/x?y=1&z=2>a</a>'],
    ["<a title='x' href='mailto:a@b.example'>a</a>", '<a href=mailto:a@b.example>a</a>'],
    ['<a href=https://a.example>a</a>', '<a href=https://a.example/>a</a>'],
    ['<p>open <em>twice', '<p>open <em>twice</em></p>'],
    ['<p>a <strong>b</p>c', '<p>a <strong>b</strong></p>c'],
    ['a</p></div></li>b', 'ab'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['M&uuml;ller &amp; S&#246;hne &#x2013; &lt;b&gt;', 'M&uuml;ller & Söhne – <b>'],
    ['&#0;&#xD800;&#x110000;&#27;', '\ufffd\ufffd\ufffd\ufffd'],
  ])('reads %j', ([source, expected]) => {
    expect(print(parseRichText(source))).toBe(expected);
  });

  test.for<[string, string]>([
    ['<script>alert(1)</script>x', 'x'],
    ['<SCRIPT SRC=//evil.example></SCRIPT>x', 'x'],
    ['<script>"</p>"</script ><p>x</p>', '<p>x</p>'],
    ['<scr<script>ipt>alert(1)</script>x', 'ipt>alert(1)x'],
    ['<style>p{}</style>x', 'x'],
    ['<iframe src="https://evil.example"></iframe>x', 'x'],
    ['<svg><a href="https://evil.example"><script>1</script></a></svg>x', 'x'],
    ['<math><mi>1</mi></math>x', 'x'],
    ['<template><p>y</p></template>x', 'x'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="jav&#x09;ascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" &#14; javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>1</script>">x</a>', '<a>x</a>'],
    ['<a href="http://a.example">x</a>', '<a>x</a>'],
    ['<a href="//a.example">x</a>', '<a>x</a>'],
    ['<a href="/logout">x</a>', '<a>x</a>'],
    ['<a href="https://user:pass@a.example">x</a>', '<a>x</a>'],
    ['<a data-href="https://a.example">x</a>', '<a>x</a>'],
    ['<!-- <p>no</p> -->x', 'x'],
    ['<!-- never closed <p>no</p>', ''],
    ['<!DOCTYPE html><?xml version="1.0"?>x', 'x'],
    ['<![CDATA[<p>no</p>]]>x', 'no]]>x'],
    ['<p', ''],
    ['<p title="never closed>x</p>', ''],
    ['<a title=" href=https://evil.example">x</a>', '<a>x</a>'],
    ['<script>never closed <p>no</p>', ''],
    ['<form action=//evil.example><input name=a><button>x</button></form>', 'x'],
    ['<p title="</p><script>alert(1)</script>">x</p>', '<p>x</p>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ])('makes %j harmless', ([source, expected]) => {
    expect(print(parseRichText(source))).toBe(expected);
  });

  test('a document that is too long becomes an empty one', () => {
    expect(parseRichText('<p>a</p>'.repeat(125_001))).toEqual([]);
  });

  test('the depth of the nesting is limited, and the text inside is preserved', () => {
    const depth = (nodes: readonly RichNode[]): number =>
      Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))));
    const nodes = parseRichText(`${'<strong>'.repeat(10_000)}x${'</strong>'.repeat(10_000)}`);
    expect(depth(nodes)).toBeLessThanOrEqual(12);
    expect(print(nodes)).toContain('x');
  });

  test.for([
    `<a ${'x'.repeat(200_000)}`,
    `${'<'.repeat(200_000)}`,
    `<p ${'"'.repeat(100_001)}`,
    `<p ${'a="b" '.repeat(50_000)}`,
    `${'<!--'.repeat(50_000)}`,
    `${'<p '.repeat(60_000)}`,
    `${'&#'.repeat(100_000)}`,
    `<a href${' '.repeat(200_000)}>`,
  ])('parses a hostile document in time: case %#', (source) => {
    const start = performance.now();
    parseRichText(source);
    expect(performance.now() - start).toBeLessThan(1500);
  });

  test('random markup gives only allowed elements and addresses', () => {
    const piece = fc.oneof(
      fc
        .constantFrom(...richTags, 'script', 'svg', 'img', 'iframe', 'div')
        .chain((tag) =>
          fc.constantFrom(
            `<${tag}>`,
            `</${tag}>`,
            `<${tag} href="javascript:1" onload=1>`,
            `<${tag} href='https://a.example'>`,
            `<${tag}`,
          ),
        ),
      fc.constantFrom('<!--', '-->', '<![CDATA[', '"', "'", '>', '<', '&#x3c;', '&lt;', 'href='),
      fc.string(),
    );
    const visit = (nodes: readonly RichNode[]): boolean =>
      nodes.every(
        (node) =>
          typeof node === 'string' ||
          (richTags.includes(node.tag) &&
            Object.keys(node).every((key) => ['tag', 'href', 'children'].includes(key)) &&
            (node.href === undefined || /^(https:\/\/|mailto:)/.test(node.href)) &&
            visit(node.children)),
      );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => visit(parseRichText(pieces.join('')))),
      { numRuns: 3000 },
    );
  });
});

test.for<[string, string | null]>([
  ['https://a.example', 'https://a.example/'],
  ['HTTPS://A.example/x', 'https://a.example/x'],
  ['mailto:a@b.example?subject=x', 'mailto:a@b.example?subject=x'],
  ['mailto:', null],
  ['tel:1', null],
  ['', null],
])('%j may be linked as %j', ([href, expected]) => {
  expect(toSafeHref(href)).toBe(expected);
});

import { parseSync } from 'rolldown/utils';
import { detours, findTarget } from '../../app/routing/routeTable.ts';
import { type Node, walkTree } from '../../scripts/compile/walkTree.ts';
import type { Spec } from './TestProject.ts';

/** What a file of browser tests tells about itself: its addresses, how it signs in, whose `test` it uses. */
export function readSpec(file: string, code: string): Spec {
  const routes = new Set<string>();
  const called = new Set<string>();
  let onSite = false;
  walkTree(parseSync(file, code).program as Node, (node) => {
    const text = textOf(node);
    const route = text === undefined ? undefined : routeOf(text);
    if (route !== undefined) routes.add(route);
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') called.add(node.callee.name);
    if (node.type === 'ImportDeclaration' && node.source.value === './journey.ts') {
      if (node.specifiers.some(({ local }) => /test$/i.test(local.name))) onSite = true;
    }
  });
  return { file, routes: [...routes].sort(), signsIn: called.has('signIn') || called.has('enter'), onSite };
}

/** Strings, templates with a stand-in for what is put in, and patterns of addresses without their marks. */
function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('1');
  if (node.type !== 'Literal') return undefined;
  if ('regex' in node && node.regex) return node.regex.pattern.replaceAll('\\/', '/').replaceAll(/[$^]/g, '');
  return typeof node.value === 'string' ? node.value : undefined;
}

/** The route that an address leads to; in front of it may stand an origin. */
export function routeOf(address: string): string | undefined {
  const path = /^(?:1|https?:\/\/[^/]*)?(\/[\w/.-]+)/.exec(address)?.[1];
  const name = path === undefined ? null : findTarget({ pathname: path.replace(/\/$/, ''), search: '' }).name;
  if (name === null) return undefined;
  return name in detours ? detours[name as keyof typeof detours] : name;
}

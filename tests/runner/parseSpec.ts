import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { redirects, toRouteTarget } from '../../app/routing/routeTable.ts';
import { type AstNode, walkAst } from '../../scripts/compile/walkAst.ts';
import { roomsBySpec } from './roomsBySpec.ts';
import type { BrowserSpec } from './TestProject.ts';

/** Whose tests run on a built site. */
const siteTests: ReadonlySet<string> = new Set(['../browser/siteTest.ts', './engineTest.ts']);

/** Reads from a spec its addresses, whether it signs in, and which `test` it uses; its rooms are those of the table. */
export function parseSpec(file: string, code: string): BrowserSpec {
  const routes = new Set<string>();
  const called = new Set<string>();
  let usesSite = false;
  walkAst(parseSync(file, code).program as AstNode, (node) => {
    const text = literalTextOf(node);
    const route = text === undefined ? undefined : routeOfAddress(text);
    if (route !== undefined) routes.add(route);
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') called.add(node.callee.name);
    if (node.type === 'ImportDeclaration' && siteTests.has(node.source.value as string)) {
      if (node.specifiers.some(({ local }) => /test$/i.test(local.name))) usesSite = true;
    }
  });
  return {
    file,
    routes: [...routes].sort(),
    signsIn: called.has('signInByForm') || called.has('signInByLink'),
    usesSite,
    rooms: roomsBySpec[path.basename(file, '.spec.ts')] ?? [],
  };
}

/** The text of a string, of a template with 1 in place of each value, or of a pattern without its special characters. */
function literalTextOf(node: AstNode): string | undefined {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('1');
  if (node.type !== 'Literal') return undefined;
  if ('regex' in node && node.regex) return node.regex.pattern.replaceAll('\\/', '/').replaceAll(/[$^]/g, '');
  return typeof node.value === 'string' ? node.value : undefined;
}

/** The route of an address, which may begin with an origin. */
export function routeOfAddress(address: string): string | undefined {
  const path = /^(?:1|https?:\/\/[^/]*)?(\/[\w/.-]+)/.exec(address)?.[1];
  const name = path === undefined ? null : toRouteTarget({ pathname: path.replace(/\/$/, ''), search: '' }).name;
  if (name === null) return undefined;
  return name in redirects ? redirects[name as keyof typeof redirects] : name;
}

import type { Fault } from '../parse/jsonSyntax.ts';
import { nearest } from '../parse/nearest.ts';
import { quote } from '../parse/words.ts';
import { checkDeclarations } from './checkStyle.ts';
import { checkValue } from './checkValue.ts';
import type { Attribute, Token } from './scanSvg.ts';
import { attributes, namespaces } from './svgRules.ts';

const pathData = /^[MmZzLlHhVvCcSsQqTtAa0-9eE\s,.+-]*$/;
const id = /^[A-Za-z][\w-]*$/;

function checkName({ name, offset }: Attribute): Fault[] {
  if (attributes.has(name)) return [];
  if (/^on/i.test(name))
    return [{ offset, what: `attribute "${name}" is a script`, meant: 'a drawing runs none; remove it' }];
  const near = nearest(name, [...attributes]);
  const meant = near ? `did you mean "${near}"?` : 'remove it';
  return [{ offset, what: `attribute ${quote(name)} is not allowed in a drawing`, meant }];
}

function checkContent({ name, value, valueOffset: offset }: Attribute): Fault[] {
  const namespace = namespaces[name];
  if (namespace !== undefined) {
    return value === namespace
      ? []
      : [{ offset, what: `"${name}" is ${quote(value)}`, meant: `it takes "${namespace}"` }];
  }
  if (name === 'href' || name === 'xlink:href') {
    if (value.startsWith('#') && id.test(value.slice(1))) return [];
    return [
      {
        offset,
        what: `"${name}" leads out of the drawing`,
        meant: 'only #name, a part of the same drawing, is allowed',
      },
    ];
  }
  if (name === 'id' && !id.test(value)) {
    return [{ offset, what: `"id" is ${quote(value)}`, meant: 'it takes letters, digits, - and _, a letter first' }];
  }
  if (name === 'd' && !pathData.test(value)) {
    return [{ offset, what: '"d" is no path', meant: 'it takes path commands and numbers' }];
  }
  const faults = name === 'style' ? checkDeclarations(value) : checkValue(value);
  return faults.map((fault) => ({ ...fault, offset: offset + fault.offset }));
}

/** The attributes of one tag: known, harmless, each once. */
export function checkAttributes({ attributes: written }: Token & { type: 'open' }): Fault[] {
  return written.flatMap((attribute, index): Fault[] => {
    if (written.findIndex(({ name }) => name === attribute.name) < index) {
      return [
        {
          offset: attribute.offset,
          what: `attribute "${attribute.name}" stands twice in this tag`,
          meant: 'remove one',
        },
      ];
    }
    const unknown = checkName(attribute);
    return unknown.length > 0 ? unknown : checkContent(attribute);
  });
}

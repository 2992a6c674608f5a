import type { OffsetProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import { didYouMean } from '../parse/suggestValue.ts';
import { checkDeclarations } from './checkStyle.ts';
import { checkValue } from './checkValue.ts';
import { allowedAttributes, namespaces } from './svgAllowlist.ts';
import type { Attribute, Token } from './tokenizeSvg.ts';

const pathDataPattern = /^[MmZzLlHhVvCcSsQqTtAa0-9eE\s,.+-]*$/;
const idPattern = /^[A-Za-z][\w-]*$/;

function checkAttributeName({ name, offset }: Attribute): OffsetProblem[] {
  if (allowedAttributes.has(name)) return [];
  if (/^on/i.test(name))
    return [{ offset, message: `attribute "${name}" is a script`, hint: 'a drawing runs none; remove it' }];
  const hint = didYouMean(name, [...allowedAttributes]) ?? 'remove it';
  return [{ offset, message: `attribute ${quote(name)} is not allowed in a drawing`, hint }];
}

function checkAttributeValue({ name, value, valueOffset: offset }: Attribute): OffsetProblem[] {
  const namespace = namespaces[name];
  if (namespace !== undefined) {
    return value === namespace
      ? []
      : [{ offset, message: `"${name}" is ${quote(value)}`, hint: `it takes "${namespace}"` }];
  }
  if (name === 'href' || name === 'xlink:href') {
    if (value.startsWith('#') && idPattern.test(value.slice(1))) return [];
    return [
      {
        offset,
        message: `"${name}" leads out of the drawing`,
        hint: 'only #name, a part of the same drawing, is allowed',
      },
    ];
  }
  if (name === 'id' && !idPattern.test(value)) {
    return [{ offset, message: `"id" is ${quote(value)}`, hint: 'it takes letters, digits, - and _, a letter first' }];
  }
  if (name === 'd' && !pathDataPattern.test(value)) {
    return [{ offset, message: '"d" is no path', hint: 'it takes path commands and numbers' }];
  }
  const problems = name === 'style' ? checkDeclarations(value) : checkValue(value);
  return problems.map((problem) => ({ ...problem, offset: offset + problem.offset }));
}

/** Checks that each attribute of a tag is allowed, has a harmless value and appears once. */
export function checkAttributes({ attributes: written }: Token & { type: 'open' }): OffsetProblem[] {
  return written.flatMap((attribute, index): OffsetProblem[] => {
    if (written.findIndex(({ name }) => name === attribute.name) < index) {
      return [
        {
          offset: attribute.offset,
          message: `attribute "${attribute.name}" occurs twice in this tag`,
          hint: 'remove one',
        },
      ];
    }
    const unknown = checkAttributeName(attribute);
    return unknown.length > 0 ? unknown : checkAttributeValue(attribute);
  });
}

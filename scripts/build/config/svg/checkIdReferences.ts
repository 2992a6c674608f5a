import type { OffsetProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import type { NestedToken, Tag } from './checkStructure.ts';

interface Reference {
  id: string;
  offset: number;
  copies: boolean;
}

const idOf = ({ attributes }: Tag) => attributes.find(({ name }) => name === 'id');

const referencesOf = (tag: Tag): Reference[] =>
  tag.attributes.flatMap(({ name, value, valueOffset }): Reference[] => {
    if (name === 'href' || name === 'xlink:href') {
      // checkAttributes reports references out of the drawing.
      if (!value.startsWith('#')) return [];
      return [{ id: value.slice(1), offset: valueOffset, copies: tag.name === 'use' }];
    }
    const urls = value.matchAll(/url\(\s*["']?#([\w-]+)/g);
    return Array.from(urls, (match) => ({ id: match[1]!, offset: valueOffset + match.index, copies: false }));
  });

/** Collects the ids of all elements with a `use` inside: copies of copies could grow without limit. */
function idsWithCopies(tags: readonly NestedToken<Tag>[]): Set<string | undefined> {
  const copies = tags.filter(({ token }) => token.name === 'use');
  return new Set(copies.flatMap(({ token, parents }) => [token, ...parents].map((tag) => idOf(tag)?.value)));
}

/** Checks that every referenced id exists once and, unless `copiesOfCopies`, that no `use` copies another `use`. */
export function checkIdReferences(tags: readonly NestedToken<Tag>[], copiesOfCopies: boolean): OffsetProblem[] {
  const ids = tags.flatMap(({ token }) => idOf(token) ?? []);
  const known = new Set(ids.map(({ value }) => value));
  const copying = copiesOfCopies ? new Set() : idsWithCopies(tags);
  const repeated = ids.filter(({ value }, index) => ids.findIndex((other) => other.value === value) < index);
  return [
    ...repeated.map(({ value, valueOffset: offset }) => ({
      offset,
      message: `id ${quote(value)} occurs twice`,
      hint: 'rename one',
    })),
    ...tags
      .flatMap(({ token }) => referencesOf(token))
      .flatMap(({ id, offset, copies }): OffsetProblem[] => {
        if (!known.has(id))
          return [
            { offset, message: `nothing in the drawing has the id ${quote(id)}`, hint: 'correct the id, or remove it' },
          ];
        if (!copies || !copying.has(id)) return [];
        return [{ offset, message: `${quote(id)} holds a copy itself`, hint: 'copies of copies are not allowed' }];
      }),
  ];
}

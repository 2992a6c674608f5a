type Factors = Readonly<Record<string, readonly string[]>>;
type Row<F extends Factors> = { [Name in keyof F]: F[Name][number] };

interface Pair {
  names: readonly [string, string];
  values: readonly [string, string];
}

const toKey = (name: string, value: string, otherName: string, otherValue: string): string =>
  name < otherName ? `${name} ${value} ${otherName} ${otherValue}` : `${otherName} ${otherValue} ${name} ${value}`;

/**
 * Creates a covering design: few rows in which every value of a factor meets every value of every other factor, except
 * for values that `isIndependent` declares unrelated. Equal factors give equal rows.
 */
export function coverPairs<F extends Factors>(
  factors: F,
  isIndependent: (one: keyof F & string, other: keyof F & string) => boolean = () => false,
): Row<F>[] {
  const names = Object.keys(factors);
  const needs = (one: string, other: string) => !isIndependent(one, other) && !isIndependent(other, one);
  const open = new Map<string, Pair>();
  for (const [index, name] of names.entries()) {
    for (const other of names.slice(index + 1).filter((one) => needs(name, one))) {
      for (const value of factors[name]!) {
        for (const otherValue of factors[other]!) {
          open.set(toKey(name, value, other, otherValue), { names: [name, other], values: [value, otherValue] });
        }
      }
    }
  }
  const uses = new Map<string, number>();
  const rows: Row<F>[] = [];
  for (let seed = open.values().next().value; seed; seed = open.values().next().value) {
    const row = new Map([
      [seed.names[0], seed.values[0]],
      [seed.names[1], seed.values[1]],
    ]);
    for (const name of names.filter((one) => !row.has(one))) {
      const gain = (value: string) =>
        [...row].filter(([other, otherValue]) => open.has(toKey(name, value, other, otherValue))).length;
      const countOf = (value: string) => uses.get(`${name} ${value}`) ?? 0;
      // Of values that cover as many new pairs, the one that has been used least.
      const [best] = factors[name]!.toSorted((a, b) => gain(b) - gain(a) || countOf(a) - countOf(b));
      row.set(name, best!);
    }
    for (const [name, value] of row) {
      uses.set(`${name} ${value}`, (uses.get(`${name} ${value}`) ?? 0) + 1);
      for (const [other, otherValue] of row) if (other !== name) open.delete(toKey(name, value, other, otherValue));
    }
    rows.push(Object.fromEntries(names.map((name) => [name, row.get(name)!])) as Row<F>);
  }
  return rows;
}
